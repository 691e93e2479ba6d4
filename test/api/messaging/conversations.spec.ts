import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { NEW_CONVERSATIONS_PER_HOUR } from '../../../src/messaging/conversations/start-conversation.command.js';
import type { Thread } from '../../../src/messaging/threads/conversation.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { conversationsOf, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const threadWith = (person: Pick<TestMember, 'client'>, personId: string, listingId?: string) =>
  person.client.get<Thread>(
    `/api/conversations/with/${personId}${listingId ? `?listingId=${listingId}` : ''}`,
  );
const start = (person: Pick<TestMember, 'client'>, personId: unknown, listingId?: unknown) =>
  person.client.post<Thread>('/api/conversations', { personId, listingId });

describe('Conversations', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { username: 'mara_k', fullName: 'Mara K' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 119.99 });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const countConversations = async () =>
    (await app.db.first(sql<{ count: number }>`select count(*)::int as count from messaging.conversations`))
      ?.count;

  it('begin with a look at the listing and the person, are stored with the first step, and listed once there are words', async () => {
    const buyer = await signUpMember(app, { fullName: 'Theo B' });
    const before = await countConversations();
    const looked = await threadWith(buyer, seller.id, listing);
    const empty = {
      id: null,
      person: {
        id: seller.id,
        kind: 'member',
        name: 'Mara K',
        username: 'mara_k',
        avatar: null,
        deleted: false,
      },
      item: {
        id: listing,
        sellerId: seller.id,
        title: 'Walnut lounge chair',
        price: 119.99,
        status: 'active',
        category: 'sporting-goods',
        image: null,
      },
      offer: null,
      question: null,
      lastSeq: 0,
      readSeq: 0,
      theirDeliveredSeq: 0,
      theirReadSeq: 0,
      blocked: false,
      mayWrite: true,
    };
    expect(looked.body).toEqual(empty);
    expect(await countConversations()).toBe(before);

    const started = await start(buyer, seller.id, listing);
    expect(started.body).toEqual({ ...empty, id: expect.any(String) });
    expect((await threadWith(buyer, seller.id, listing)).body).toEqual(started.body);
    expect((await conversationsOf(buyer.client)).items).toEqual([]);

    const id = started.body.id as string;
    const sent = await sendDraft(buyer.client, id, { content: 'Is this still available?' });
    const card = { id, item: empty.item, lastMessage: sent.body.message };
    expect(await conversationsOf(buyer.client)).toEqual({
      items: [{ ...card, person: empty.person, unread: 0 }],
      nextCursor: null,
    });
    expect((await conversationsOf(seller.client)).items[0]).toMatchObject({
      ...card,
      person: { id: buyer.id, name: 'Theo B' },
      unread: 1,
    });
  });

  it('are one for a pair and a listing, whoever begins, and however many do so at once', async () => {
    const buyer = await signUpMember(app);
    await app.outbox.delivered();
    const ids = await Promise.all(
      [buyer, seller, buyer, seller, buyer, seller].map((who) =>
        startConversation(who.client, who === buyer ? seller.id : buyer.id, listing),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const another = await publish(seller.client);
    expect(await startConversation(buyer.client, seller.id, another)).not.toBe(ids[0]);
    const aboutNothing = await startConversation(buyer.client, seller.id);
    expect(await startConversation(seller.client, buyer.id)).toBe(aboutNothing);
  });

  it.each([
    ['oneself', () => [seller.id, undefined], 422, 'messaging.conversation-with-oneself'],
    ['nobody known', () => [crypto.randomUUID(), undefined], 404, 'messaging.person-not-found'],
    ['no person', () => ['nonsense', undefined], 422, 'platform.invalid-input'],
    ['an unknown listing', (other: string) => [other, crypto.randomUUID()], 404, 'messaging.item-not-found'],
    ['no listing', (other: string) => [other, 'nonsense'], 422, 'platform.invalid-input'],
  ])('refuse %s', async (_, whom, status, code) => {
    const other = await signUpMember(app);
    await app.outbox.delivered();
    const before = await countConversations();
    const [personId, listingId] = whom(other.id);
    const refused = await start(seller, personId, listingId);
    expect([refused.status, refused.problem.code]).toEqual([status, code]);
    expect(await countConversations()).toBe(before);
  });

  it('refuse a listing that neither of the two sells', async () => {
    const [one, other] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    const refused = await start(one, other.id, listing);
    expect([refused.status, refused.problem.code]).toEqual([422, 'messaging.item-of-neither']);
    expect((await threadWith(one, other.id, listing)).problem.code).toBe('messaging.item-of-neither');
  });

  it('refuse a person who has left, and one of two who do not want to talk', async () => {
    const [leaver, other] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    await app.db.rows(sql`update directory.people set deleted = true where id = ${leaver.id}`);
    expect((await start(other, leaver.id)).problem.code).toBe('messaging.person-has-left');
    await other.client.put(`/api/people/${seller.id}/block`);
    expect((await start(seller, other.id)).problem.code).toBe('messaging.cannot-write');
    expect((await start(other, seller.id)).problem.code).toBe('messaging.cannot-write');
    expect((await threadWith(seller, other.id)).body).toMatchObject({ mayWrite: false, blocked: false });
  });

  it('begin thirty times an hour; going on is never counted', async () => {
    const busy = await signUpMember(app);
    const listings = [];
    for (let n = 0; n <= NEW_CONVERSATIONS_PER_HOUR; n++) listings.push(await publish(seller.client));
    for (const each of listings.slice(0, -1)) await startConversation(busy.client, seller.id, each);
    const refused = await start(busy, seller.id, listings.at(-1));
    expect(refused.status).toBe(429);
    expect(refused.problem.code).toBe('messaging.too-many-conversations');
    await startConversation(busy.client, seller.id, listings[0]);
  });

  it('are listed page by page, the latest first, each once', async () => {
    const popular = await signUpMember(app);
    await app.outbox.delivered();
    const total = CHAT_LIMITS.conversations + 2;
    const ids: string[] = [];
    for (let n = 0; n < total; n++) {
      const guest = await createGuest(app);
      const id = await startConversation(guest.client, popular.id);
      await sendDraft(guest.client, id, { content: 'Hi' });
      ids.unshift(id);
    }
    // Of the same moment: the page still ends between two of them.
    await app.db.rows(sql`
      update messaging.participants set last_at = date_trunc('minute', last_at) where person_id = ${popular.id}`);
    const first = await conversationsOf(popular.client);
    expect(first.items).toHaveLength(CHAT_LIMITS.conversations);
    const second = await conversationsOf(popular.client, `?cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const listed = [...first.items, ...second.items].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    const forged = await popular.client.get('/api/conversations?cursor=nonsense');
    expect(forged.problem.issues).toEqual([{ field: 'cursor', code: 'cursor-invalid' }]);
  });

  it('count what a person has not read', async () => {
    const [writer, reader] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    const inbox = async () => (await reader.client.get('/api/inbox')).body;
    expect(await inbox()).toEqual({ unreadMessages: 0, unreadNotifications: 0 });
    const id = await startConversation(writer.client, reader.id);
    for (const content of ['One', 'Two', 'Three']) await sendDraft(writer.client, id, { content });
    expect(await inbox()).toEqual({ unreadMessages: 3, unreadNotifications: 1 });
  });
});
