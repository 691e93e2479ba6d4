import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { CHAT_LIMITS, type ChatMessageShape } from '#contract/chat';
import { MediaLibrary } from '#platform/media/media-library';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { meetDeadlock } from '../../support/world/deadlock.js';
import { publish } from '../../support/world/listings.js';
import {
  allMessages,
  ChatTab,
  conversationsOf,
  sendDraft,
  startConversation,
} from '../../support/world/messaging/chat.js';
import { threadOf } from '../../support/world/messaging/conversations.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage } from '../../support/world/uploads.js';

const PER_PERSON = 100;
/** Fewer than the gate lets a person send in a second; the others come over HTTP. */
const OVER_A_SOCKET = 25;

const order = (messages: ChatMessageShape[]) => messages.map(({ seq, id }) => `${seq} ${id}`);
const seqs = ({ items }: { items: ChatMessageShape[] }) => items.map(({ seq }) => seq);
const inboxOf = async (person: TestMember) =>
  (await person.client.get<{ unreadMessages: number; unreadNotifications: number }>('/api/inbox')).body;

describe('Sending a message', () => {
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
    jest.restoreAllMocks();
    for (const tab of tabs.splice(0)) tab.close();
  });

  async function tabOf(person: Pick<TestMember, 'client'>): Promise<ChatTab> {
    const tab = await ChatTab.open(app.url, person.client.accessToken);
    tabs.push(tab);
    return tab;
  }

  it('shows it to the other one at once, with a notification, and to the sender’s other tabs', async () => {
    const [sending, second, receiving] = [await tabOf(buyer), await tabOf(buyer), await tabOf(seller)];
    const id = randomUUID();
    const answer = await sending.tell('messaging.send', {
      conversationId: conversation,
      id,
      content: '  Is this still available? \n',
    });

    const message = {
      id,
      seq: 1,
      senderId: buyer.id,
      kind: 'text',
      content: 'Is this still available?',
      images: [],
      automatic: false,
      offer: null,
      removed: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(answer).toEqual({ message, offerQuestion: null, offerFailed: false });
    expect(await receiving.hears('messaging.message')).toEqual({
      conversationId: conversation,
      message: answer.message,
      notification: {
        id: expect.any(String),
        kind: 'chat_message',
        code: 'chat-message',
        params: { name: 'Theo B', preview: 'Is this still available?' },
        link: `/chat/${buyer.id}?listing=${listing}`,
        read: false,
        createdAt: answer.message.createdAt,
      },
    });
    expect(await second.hears('messaging.message')).toEqual({
      conversationId: conversation,
      message: answer.message,
      notification: null,
    });
    // The sending tab has its answer; whatever it heard was said by now.
    await sending.send(conversation, 'Hello?');
    await second.hears('messaging.message', (told) => told.message.seq === 2);
    expect(sending.heard('messaging.message')).toEqual([]);
    expect(await allMessages(seller.client, conversation)).toMatchObject([message, { seq: 2 }]);
  });

  it('is the same over HTTP, while the socket is down', async () => {
    const receiving = await tabOf(seller);
    const sent = await sendDraft(buyer.client, conversation, { content: 'Hi!' });
    expect(sent.status).toBe(201);
    expect((await receiving.hears('messaging.message')).message).toEqual(sent.body.message);
  });

  it('keeps one unread notification for a conversation, with the newest words', async () => {
    const tab = await tabOf(buyer);
    const long = 'x'.repeat(CHAT_LIMITS.preview);
    await tab.send(conversation, 'Hi!');
    await tab.send(conversation, `${long}y`);
    const { body } = await seller.client.get<{ items: { link: string; params: object }[] }>(
      '/api/notifications',
    );
    const about = body.items.filter(({ link }) => link.startsWith(`/chat/${buyer.id}`));
    expect(about).toMatchObject([{ params: { name: 'Theo B', preview: `${long}…` } }]);
    expect(await inboxOf(seller)).toMatchObject({ unreadMessages: expect.any(Number) });
    const [card] = (await conversationsOf(seller.client)).items;
    expect(card).toMatchObject({ id: conversation, unread: 2, lastMessage: { content: `${long}y` } });
  });

  it('stores it all the same when the database lets another change through', async () => {
    const { id } = await uploadImage(buyer.client, await photo(64, 64).jpeg().toBuffer());
    meetDeadlock(app, app.nest.get(MediaLibrary), 'attach');
    const { status, body } = await sendDraft(buyer.client, conversation, { imageIds: [id] });
    expect(status).toBe(201);
    expect(await allMessages(buyer.client, conversation)).toEqual([body.message]);
  });

  it('takes pictures with or without words', async () => {
    const receiving = await tabOf(seller);
    const file = await photo(64, 64).jpeg().toBuffer();
    const images = await Promise.all([1, 2].map(() => uploadImage(buyer.client, file)));
    const imageIds = images.map(({ id }) => id);
    const tab = await tabOf(buyer);
    const { message } = await tab.tell('messaging.send', {
      conversationId: conversation,
      id: randomUUID(),
      content: '',
      imageIds,
    });
    expect(message).toMatchObject({ kind: 'image', content: '', images });
    expect(await receiving.hears('messaging.message')).toMatchObject({
      message: { images },
      notification: { params: { preview: '' } },
    });
    const third = await uploadImage(buyer.client, file);
    const both = await sendDraft(buyer.client, conversation, { content: 'The label', imageIds: [third.id] });
    expect(both.body.message).toMatchObject({ kind: 'image', content: 'The label', images: [third] });
    const usages = await app.db.rows(
      sql<{
        usage: string;
      }>`select attached_to as usage from platform.media where id = any(${imageIds}::uuid[])`,
    );
    expect(usages).toEqual(imageIds.map(() => ({ usage: `messaging.message:${message.id}` })));
  });

  it('stores one that is sent again once, and answers it each time', async () => {
    const receiving = await tabOf(seller);
    const [first, second] = [await tabOf(buyer), await tabOf(buyer)];
    const id = randomUUID();
    const answers = await Promise.all([
      first.send(conversation, 'Hello', id),
      second.send(conversation, 'Hello', id),
      first.send(conversation, 'Hello', id.toUpperCase()),
      sendDraft(buyer.client, conversation, { id, content: 'Hello' }).then(({ body }) => body.message),
    ]);
    const again = await first.send(conversation, 'Other words change nothing', id);
    for (const answer of answers) expect(answer).toEqual(again);
    expect(await allMessages(buyer.client, conversation)).toEqual([again]);

    await first.send(conversation, 'Next');
    await receiving.hears('messaging.message', ({ message }) => message.seq === 2);
    expect(receiving.heard('messaging.message')).toHaveLength(2);
  });

  it('stores pictures that are sent again once', async () => {
    const image = await uploadImage(buyer.client, await photo(64, 64).jpeg().toBuffer());
    const same = { id: randomUUID(), content: 'Look', imageIds: [image.id] };
    const answers = await Promise.all([1, 2, 3].map(() => sendDraft(buyer.client, conversation, same)));
    const [message] = await allMessages(buyer.client, conversation);
    expect(answers.map(({ body }) => body.message)).toEqual([message, message, message]);
  });

  it('asks the buyer again whether it was an offer when it is sent again', async () => {
    const same = { id: randomUUID(), content: 'I have 80 on me right now' };
    const [first, again] = [
      await sendDraft(buyer.client, conversation, same),
      await sendDraft(buyer.client, conversation, same),
    ];
    expect(first.body).toMatchObject({ offerQuestion: 80, message: { offer: null } });
    expect(again.body).toEqual(first.body);
  });

  it('numbers what two people write at once without a gap, in the same order for both', async () => {
    const [watchingMine, watchingTheirs] = [await tabOf(buyer), await tabOf(seller)];
    const write = async (person: TestMember) => {
      const tab = await tabOf(person);
      await Promise.all(
        Array.from({ length: PER_PERSON }, (_, n) =>
          n < OVER_A_SOCKET
            ? tab.send(conversation, 'x'.repeat(n + 1))
            : sendDraft(person.client, conversation, { content: 'x'.repeat(n + 1) }),
        ),
      );
    };
    await Promise.all([buyer, seller].map(write));

    const all = 2 * PER_PERSON;
    const stored = await allMessages(buyer.client, conversation);
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: all }, (_, n) => n + 1));
    expect(order(await allMessages(seller.client, conversation))).toEqual(order(stored));
    for (const tab of [watchingMine, watchingTheirs]) {
      await tab.hears('messaging.message', ({ message }) => message.seq === all);
      const heard = tab.heard('messaging.message').map(({ message }) => message);
      expect(order(heard.toSorted((a, b) => a.seq - b.seq))).toEqual(order(stored));
    }
    expect(await threadOf(buyer, conversation)).toMatchObject({ lastSeq: all });
  }, 60_000);

  it('reads history page by page, backwards and forwards', async () => {
    const tab = await tabOf(buyer);
    const total = CHAT_LIMITS.messages + 3;
    for (let n = 0; n < total; n++)
      await sendDraft(buyer.client, conversation, { content: `word ${'y'.repeat(n)}` });
    const page = async (query: string) =>
      (
        await seller.client.get<{ items: ChatMessageShape[]; more: boolean }>(
          `/api/conversations/${conversation}/messages${query}`,
        )
      ).body;
    const newest = await page('');
    expect([seqs(newest).at(0), seqs(newest).at(-1), newest.more]).toEqual([4, total, true]);
    expect(await page('?before=4')).toMatchObject({
      items: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
      more: false,
    });
    expect(seqs(await page(`?after=${total - 2}`))).toEqual([total - 1, total]);
    expect(await page('?after=0')).toMatchObject({ more: true });
    expect(await page(`?after=${total}`)).toEqual({ items: [], more: false, numbering: 0 });
    expect((await buyer.client.get(`/api/conversations/${conversation}/messages?before=0`)).status).toBe(422);
    expect(tab.socket.connected).toBe(true);
  });

  it('lets a guest write, too', async () => {
    const guest = await createGuest(app);
    const id = await startConversation(guest.client, seller.id, listing);
    const receiving = await tabOf(seller);
    await sendDraft(guest.client, id, { content: 'Hi' });
    expect((await receiving.hears('messaging.message')).notification?.params.name).toMatch(/^Guest ....$/);
  });
});
