import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { publish } from '../../support/world/listings.js';
import { allMessages, ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage } from '../../support/world/uploads.js';

describe('Sending a message refuses, stores nothing and leaves the socket open for', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversation: string;
  const tabs: ChatTab[] = [];

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    await app.outbox.delivered();
    conversation = await startConversation(buyer.client, seller.id, listing);
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
  });

  async function tabOf(person: Pick<TestMember, 'client'>): Promise<ChatTab> {
    const tab = await ChatTab.open(app.url, person.client.accessToken);
    tabs.push(tab);
    return tab;
  }

  const refusal = async (payload: unknown) => {
    const tab = await tabOf(buyer);
    const answer = await tab.ask('messaging.send', payload);
    expect(await allMessages(buyer.client, conversation)).toEqual([]);
    await tab.tell('messaging.received', {});
    if (!('problem' in answer)) throw new Error('It was taken.');
    return answer.problem;
  };
  const draft = (words: Record<string, unknown>) => ({
    conversationId: conversation,
    id: randomUUID(),
    content: 'Hi',
    ...words,
  });

  it.each(['', '   \n\t '])('blank words (%j)', async (content) => {
    expect(await refusal(draft({ content }))).toMatchObject({
      status: 422,
      code: 'messaging.message-incomplete',
      issues: [{ field: 'content', code: 'message-required' }],
    });
    const overHttp = await sendDraft(buyer.client, conversation, { content });
    expect([overHttp.status, overHttp.problem.code]).toEqual([422, 'messaging.message-incomplete']);
  });

  it('no conversation', async () => {
    for (const conversationId of [undefined, null, '', 'nonsense', 7])
      expect(await refusal(draft({ conversationId }))).toMatchObject({
        status: 422,
        issues: [{ field: 'conversationId', code: 'message-required' }],
      });
  });

  it('1001 characters, but takes 1000', async () => {
    expect(await refusal(draft({ content: 'x'.repeat(CHAT_LIMITS.message + 1) }))).toMatchObject({
      status: 422,
      issues: [{ field: 'content', code: 'message-too-long', params: { max: 1000 } }],
    });
    const longest = await sendDraft(buyer.client, conversation, { content: '😀'.repeat(500) });
    expect(longest.status).toBe(201);
  });

  it('a picture that somebody else has uploaded, one that is shown elsewhere, and more than five', async () => {
    const file = await photo(64, 64).jpeg().toBuffer();
    const foreign = await uploadImage(seller.client, file);
    expect(await refusal(draft({ imageIds: [foreign.id] }))).toMatchObject({
      status: 422,
      issues: [{ code: 'image-unknown' }],
    });
    const used = await uploadImage(buyer.client, file);
    await buyer.client.put('/api/profile/avatar', { imageId: used.id });
    expect(await refusal(draft({ imageIds: [used.id] }))).toMatchObject({ code: 'media.image-in-use' });
    const six = Array.from({ length: CHAT_LIMITS.images + 1 }, () => randomUUID());
    expect(await refusal(draft({ imageIds: six }))).toMatchObject({
      issues: [{ field: 'imageIds', code: 'too-many-images' }],
    });
  });

  it.each([
    ['no id', { id: undefined }, 'id'],
    ['an id that is none', { id: 'mine' }, 'id'],
    ['words that are a number', { content: 7 }, 'content'],
    ['words that are an object', { content: { $ne: '' } }, 'content'],
    ['no words at all', { content: undefined }, 'content'],
    ['pictures that are none', { imageIds: 'all' }, 'imageIds'],
  ])('%s', async (_, words, field) => {
    expect(await refusal(draft(words))).toMatchObject({ status: 422, issues: [{ field }] });
  });

  it.each([undefined, null, 'text', 7, []])('%j instead of a message', async (payload) => {
    expect(await refusal(payload)).toMatchObject({ code: expect.stringMatching(/^platform\./) });
  });

  it('an id that another sender or conversation has used', async () => {
    const id = randomUUID();
    const other = await startConversation(buyer.client, seller.id);
    await sendDraft(buyer.client, other, { id, content: 'Hi' });
    expect(await refusal(draft({ id }))).toMatchObject({ status: 409, code: 'messaging.message-id-taken' });
    const forged = await sendDraft(seller.client, other, { id, content: 'I never said that' });
    expect([forged.status, forged.problem.code]).toEqual([409, 'messaging.message-id-taken']);
  });

  it('somebody else’s name: the sender is who is connected, whatever is claimed', async () => {
    const sent = await sendDraft(buyer.client, conversation, {
      content: 'Hi',
      senderId: seller.id,
      seq: 99,
    });
    expect(sent.body.message).toMatchObject({ senderId: buyer.id, seq: 1 });
  });

  it('who has left', async () => {
    await app.db.rows(sql`update directory.people set deleted = true where id = ${seller.id}`);
    try {
      expect(await refusal(draft({}))).toMatchObject({ status: 409, code: 'messaging.person-has-left' });
    } finally {
      await app.db.rows(sql`update directory.people set deleted = false where id = ${seller.id}`);
    }
  });
});
