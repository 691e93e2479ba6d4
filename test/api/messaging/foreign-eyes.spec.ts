import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientToServer } from '#contract/socket';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { publish } from '../../support/world/listings.js';
import { allMessages, ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { threadOf } from '../../support/world/messaging/conversations.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage } from '../../support/world/uploads.js';

const STRANGERS = ['member', 'guest', 'administrator'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await borrowApp();
});
afterAll(() => app.stop());

describe.each(STRANGERS)('A %s who takes no part', (kind) => {
  let buyer: TestMember;
  let seller: TestMember;
  let stranger: Pick<TestMember, 'client' | 'id'>;
  let conversation: string;
  let message: string;
  let eavesdropping: ChatTab;

  beforeAll(async () => {
    [buyer, seller] = [await signUpMember(app), await signUpMember(app)];
    stranger = await { member: signUpMember, guest: createGuest, administrator: makeAdmin }[kind](app);
    const listing = await publish(seller.client);
    await app.outbox.delivered();
    conversation = await startConversation(buyer.client, seller.id, listing);
    message = (await sendDraft(buyer.client, conversation, { content: 'A secret' })).body.message.id;
    eavesdropping = await ChatTab.open(app.url, stranger.client.accessToken);
  });
  afterAll(() => eavesdropping.close());

  const unchanged = async () => {
    expect(await allMessages(buyer.client, conversation)).toMatchObject([{ content: 'A secret' }]);
    expect(await threadOf(buyer, conversation)).toMatchObject({ theirDeliveredSeq: 0, theirReadSeq: 0 });
  };

  it.each([
    ['GET', (id: string) => `/api/conversations/${id}`, undefined],
    ['GET', (id: string) => `/api/conversations/${id}/messages`, undefined],
    ['GET', (id: string) => `/api/conversations/${id}/messages?after=0`, undefined],
    ['GET', (id: string) => `/api/conversations/${id}/messages?before=2`, undefined],
    ['POST', (id: string) => `/api/conversations/${id}/messages`, { id: randomUUID(), content: 'Me too' }],
    ['POST', (id: string) => `/api/conversations/${id}/messages`, { id: randomUUID(), content: '$50' }],
    ['POST', (id: string) => `/api/conversations/${id}/read`, { seq: 1 }],
    ['POST', (id: string) => `/api/conversations/${id}/report`, { reason: 'spam' }],
  ])('is answered %s %s as if there were no such conversation', async (method, path, body) => {
    const [there, nowhere] = await Promise.all(
      [conversation, randomUUID()].map((id) => stranger.client.call(method, path(id), { body })),
    );
    expect([there?.status, there?.problem.code]).toEqual([404, 'messaging.conversation-not-found']);
    expect({ ...there?.problem, requestId: '' }).toEqual({ ...nowhere?.problem, requestId: '' });
    await unchanged();
  });

  it.each<[keyof ClientToServer, Record<string, unknown>]>([
    ['messaging.open', {}],
    ['messaging.send', { id: randomUUID(), content: 'Me too' }],
    ['messaging.send', { id: randomUUID(), content: 'Would you take 50?' }],
    ['messaging.read', { seq: 1 }],
  ])('is answered %s over the socket in the same way', async (name, payload) => {
    expect(await eavesdropping.ask(name, { ...payload, conversationId: conversation })).toMatchObject({
      problem: { status: 404, code: 'messaging.conversation-not-found' },
    });
    await unchanged();
  });

  it('cannot send with the pictures of others, nor answer with their message’s id', async () => {
    const image = await uploadImage(seller.client, await photo(32, 32).jpeg().toBuffer());
    const own = await startConversation(stranger.client, buyer.id);
    const foreign = await sendDraft(stranger.client, own, { imageIds: [image.id] });
    expect(foreign.status).toBe(422);
    const copied = await sendDraft(stranger.client, own, { id: message, content: 'x' });
    expect([copied.status, JSON.stringify(copied.body).includes('secret')]).toEqual([409, false]);
  });

  it('hears nothing of it: no message, receipt, typing or presence', async () => {
    for (const name of ['messaging.typing', 'messaging.received', 'messaging.close'] as const)
      await eavesdropping.ask(name, { conversationId: conversation, typing: true, seq: 1 });
    await eavesdropping.ask('catalog.watch-listing', { id: conversation });
    eavesdropping.forget();

    const [mine, theirs] = [
      await ChatTab.open(app.url, buyer.client.accessToken),
      await ChatTab.open(app.url, seller.client.accessToken),
    ];
    for (const tab of [mine, theirs]) await tab.tell('messaging.open', { conversationId: conversation });
    await mine.tell('messaging.typing', { conversationId: conversation, typing: true });
    const { seq } = await mine.send(conversation, 'Still secret');
    await theirs.tell('messaging.read', { conversationId: conversation, seq });
    await mine.hears('messaging.receipt', ({ readSeq }) => readSeq === seq);
    await theirs.hears('messaging.typing');

    await eavesdropping.tell('messaging.received', {});
    expect(eavesdropping.names).toEqual([]);
    expect(await threadOf(seller, conversation)).toMatchObject({ lastSeq: seq, readSeq: seq });
    mine.close();
    theirs.close();
  });
});

describe('A visitor', () => {
  it('reaches no message of the chat', async () => {
    const tab = await ChatTab.open(app.url);
    for (const name of [
      'messaging.open',
      'messaging.close',
      'messaging.send',
      'messaging.typing',
      'messaging.read',
      'messaging.received',
    ] as const)
      expect(await tab.ask(name, { conversationId: randomUUID() })).toMatchObject({
        problem: { status: 401, code: 'platform.authentication-required' },
      });
    expect(tab.socket.connected).toBe(true);
    tab.close();
  });
});
