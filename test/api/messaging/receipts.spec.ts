import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import {
  allMessages,
  ChatTab,
  conversationsOf,
  sendDraft,
  startConversation,
} from '../../support/world/messaging/chat.js';
import { threadOf } from '../../support/world/messaging/conversations.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('Receipts', () => {
  let app: TestApp;
  let writer: TestMember;
  let reader: TestMember;
  let conversation: string;
  let writing: ChatTab;
  let reading: ChatTab;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [writer, reader] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    conversation = await startConversation(writer.client, reader.id);
    writing = await ChatTab.open(app.url, writer.client.accessToken);
    reading = await ChatTab.open(app.url, reader.client.accessToken);
  });
  afterEach(() => {
    writing.close();
    reading.close();
  });

  const say = async (count: number) => {
    for (let n = 0; n < count; n++) await writing.send(conversation, `word ${'x'.repeat(n)}`);
  };
  const unread = async () => (await conversationsOf(reader.client)).items[0]?.unread;
  const inbox = async () => (await reader.client.get('/api/inbox')).body;

  it('go from sent to delivered to read, before the writer’s eyes', async () => {
    await say(1);
    expect(await threadOf(writer, conversation)).toMatchObject({ theirDeliveredSeq: 0, theirReadSeq: 0 });

    await reading.tell('messaging.received', { conversationId: conversation, seq: 1 });
    const receipt = { conversationId: conversation, personId: reader.id, deliveredSeq: 1 };
    expect(await writing.hears('messaging.receipt')).toEqual({ ...receipt, readSeq: 0 });

    await reading.tell('messaging.read', { conversationId: conversation, seq: 1 });
    const read = await writing.hears('messaging.receipt', ({ readSeq }) => readSeq === 1);
    expect(read).toEqual({ ...receipt, readSeq: 1 });
    expect(await threadOf(writer, conversation)).toMatchObject({ theirDeliveredSeq: 1, theirReadSeq: 1 });
  });

  it('are given for everything that waits, once, when a browser connects', async () => {
    await say(3);
    await reading.tell('messaging.received', {});
    expect(await writing.hears('messaging.receipt')).toMatchObject({ deliveredSeq: 3, readSeq: 0 });
    await reading.tell('messaging.received', {});
    await reading.tell('messaging.read', { conversationId: conversation, seq: 3 });
    await writing.hears('messaging.receipt', ({ readSeq }) => readSeq === 3);
    expect(writing.heard('messaging.receipt')).toHaveLength(2);
  });

  it('never go back, nor beyond the last message', async () => {
    await say(3);
    await reading.tell('messaging.read', { conversationId: conversation, seq: 3 });
    await reading.tell('messaging.read', { conversationId: conversation, seq: 1 });
    await reading.tell('messaging.received', { conversationId: conversation, seq: 2 });
    await reading.tell('messaging.read', { conversationId: conversation, seq: 2_000_000_000 });
    expect(await threadOf(writer, conversation)).toMatchObject({ theirDeliveredSeq: 3, theirReadSeq: 3 });
    expect(writing.heard('messaging.receipt')).toHaveLength(1);

    await say(1);
    expect(await threadOf(writer, conversation)).toMatchObject({ theirReadSeq: 3 });
    expect(await unread()).toBe(1);
  });

  it('count what is left when a part has been read', async () => {
    await say(3);
    expect(await unread()).toBe(3);
    await reading.tell('messaging.read', { conversationId: conversation, seq: 2 });
    expect(await unread()).toBe(1);
    expect(await inbox()).toEqual({ unreadMessages: 1, unreadNotifications: 1 });
    await reading.tell('messaging.read', { conversationId: conversation, seq: 3 });
    expect(await inbox()).toEqual({ unreadMessages: 0, unreadNotifications: 0 });
  });

  it('take the notification along, in every tab of the reader', async () => {
    const second = await ChatTab.open(app.url, reader.client.accessToken);
    await say(2);
    const told = await second.hears('messaging.message', ({ message }) => message.seq === 2);
    const read = await reader.client.post(`/api/conversations/${conversation}/read`, { seq: 2 });
    expect(read.status).toBe(204);
    expect(await second.hears('notifications.read')).toEqual({ ids: [told.notification?.id] });
    expect(await second.hears('messaging.receipt')).toMatchObject({ personId: reader.id, readSeq: 2 });
    expect(writing.heard('notifications.read')).toEqual([]);
    second.close();
  });

  it('say nothing of what crossed an answer', async () => {
    await say(2);
    // An answer is no proof that the two messages before it were seen.
    await sendDraft(reader.client, conversation, { content: 'Hello!' });
    expect(await threadOf(writer, conversation)).toMatchObject({ theirDeliveredSeq: 0, theirReadSeq: 0 });
    expect(await unread()).toBe(2);
    await reading.tell('messaging.read', { conversationId: conversation, seq: 3 });
    expect(await unread()).toBe(0);
  });

  it('lose no count while one reads and the other writes', async () => {
    const rounds = 12;
    await Promise.all(
      Array.from({ length: rounds }, async (_, n) => {
        await sendDraft(writer.client, conversation, { content: 'x'.repeat(n + 1) });
        await reader.client.post(`/api/conversations/${conversation}/read`, { seq: n + 1 });
      }),
    );
    const thread = await threadOf(reader, conversation);
    expect(await unread()).toBe(thread.lastSeq - thread.readSeq);
    await reader.client.post(`/api/conversations/${conversation}/read`, { seq: rounds });
    expect(await inbox()).toEqual({ unreadMessages: 0, unreadNotifications: 0 });
  });

  it.each([
    ['messaging.read', { seq: 1 }],
    ['messaging.read', { conversationId: 'nonsense', seq: 1 }],
    ['messaging.read', { conversationId: randomUUID(), seq: 0 }],
    ['messaging.read', { conversationId: randomUUID(), seq: 1.5 }],
    ['messaging.received', { conversationId: 7 }],
    ['messaging.received', { seq: -1 }],
    ['messaging.received', 'everything'],
  ] as const)('refuse %s with %j and leave the socket open', async (message, payload) => {
    expect(await reading.ask(message, payload)).toMatchObject({ problem: { status: expect.any(Number) } });
    await reading.tell('messaging.received', {});
  });

  it('let a browser that was away catch up from the last number it has seen', async () => {
    await say(1);
    reading.close();
    await say(2);
    const { body } = await reader.client.get(`/api/conversations/${conversation}/messages?after=1`);
    expect(body).toMatchObject({ items: [{ seq: 2 }, { seq: 3 }], more: false });
    expect(await allMessages(reader.client, conversation)).toHaveLength(3);
  });
});
