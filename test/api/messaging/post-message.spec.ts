import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ChatMessageShape } from '#contract/chat';
import { type PostedMessage, PostMessage } from '../../../src/messaging/sending/post-message.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import {
  allMessages,
  ChatTab,
  conversationsOf,
  sendDraft,
  startConversation,
} from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('What the product says in a conversation', () => {
  let app: TestApp;
  let buyer: TestMember;
  let seller: TestMember;
  let conversation: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [buyer, seller] = [await signUpMember(app), await signUpMember(app, { fullName: 'Mara K' })];
    await app.outbox.delivered();
    conversation = await startConversation(buyer.client, seller.id);
  });

  const post = (words: Partial<PostedMessage> = {}, fails = false): Promise<ChatMessageShape> =>
    app.nest
      .get(EntityManager)
      .fork()
      .transactional(async () => {
        const said = {
          conversationId: conversation,
          senderId: seller.id,
          kind: 'text',
          content: 'Hi',
        } as const;
        const message = await app.nest.get(PostMessage).post({ ...said, ...words });
        if (fails) throw new Error('what caused it failed');
        return message;
      });

  it('is numbered like all else and reaches both, once it is committed', async () => {
    const tabs = await Promise.all(
      [buyer, seller].map(({ client }) => ChatTab.open(app.url, client.accessToken)),
    );
    await sendDraft(buyer.client, conversation, { content: 'Hello' });
    const message = await post({ content: 'Thank you for your offer', automatic: true });
    expect(message).toMatchObject({ seq: 2, senderId: seller.id, automatic: true });
    const [mine, theirs] = await Promise.all(
      tabs.map((tab) => tab.hears('messaging.message', (told) => told.message.seq === 2)),
    );
    expect(mine).toEqual({
      conversationId: conversation,
      message,
      notification: expect.objectContaining({
        code: 'chat-message',
        params: { name: 'Mara K', preview: 'Thank you for your offer' },
        link: `/chat/${seller.id}`,
      }),
    });
    expect(theirs).toEqual({ conversationId: conversation, message, notification: null });
    expect(await allMessages(buyer.client, conversation)).toMatchObject([{ seq: 1 }, message]);
    for (const tab of tabs) tab.close();
  });

  it('is not there when what caused it fails, and leaves no hole', async () => {
    const id = randomUUID();
    await expect(post({ id }, true)).rejects.toThrow('what caused it failed');
    expect(await allMessages(buyer.client, conversation)).toEqual([]);
    expect(await post({ id })).toMatchObject({ seq: 1 });
    await app.outbox.delivered();
    const events = await app.outbox.payloads('messaging.message-posted');
    expect(events.filter(({ messageId }) => messageId === id)).toHaveLength(1);
  });

  it('is said once under one id', async () => {
    const id = randomUUID();
    const first = await post({ id });
    expect(await post({ id, content: 'Again' })).toEqual(first);
    await expect(post({ id, senderId: buyer.id })).rejects.toMatchObject({
      code: 'messaging.message-id-taken',
    });
  });

  it('makes no chat notification of an offer’s event, which has its own', async () => {
    const offer = { id: randomUUID(), event: 'countered', amount: 90 } as const;
    await post({ kind: 'offer', content: '', offer });
    expect((await buyer.client.get('/api/inbox')).body).toEqual({
      unreadMessages: 1,
      unreadNotifications: 0,
    });
    expect((await conversationsOf(buyer.client)).items).toMatchObject([
      { lastMessage: { kind: 'offer', offer } },
    ]);
  });

  it('is said after a block too, as a record, but announced by nothing', async () => {
    await buyer.client.put(`/api/people/${seller.id}/block`);
    await post();
    expect((await buyer.client.get('/api/inbox')).body).toMatchObject({ unreadNotifications: 0 });
    await expect(post({ senderId: randomUUID() })).rejects.toMatchObject({
      code: 'messaging.conversation-not-found',
    });
  });
});
