import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import type { Category } from '#contract/listings';
import { ListingChanged } from '../../../src/catalog/catalog.contract.js';
import { NEW_CONVERSATIONS_PER_HOUR } from '../../../src/messaging/conversations/start-conversation.command.js';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import type { PeopleFound } from '../../../src/messaging/people/person.dto.js';
import type { Thread } from '../../../src/messaging/threads/conversation.dto.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ChatTab, conversationsOf, sendDraft, startConversation } from '../../support/chat.js';
import { threadOf } from '../../support/conversations.js';
import { eventually } from '../../support/eventually.js';
import { publish } from '../../support/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/people.js';

const threadWith = (person: Pick<TestMember, 'client'>, personId: string, listingId?: string) =>
  person.client.get<Thread>(
    `/api/conversations/with/${personId}${listingId ? `?listingId=${listingId}` : ''}`,
  );
const start = (person: Pick<TestMember, 'client'>, personId: unknown, listingId?: unknown) =>
  person.client.post<Thread>('/api/conversations', { personId, listingId });
const found = async (asker: TestMember, q: string) =>
  (await asker.client.get<PeopleFound>(`/api/people?q=${encodeURIComponent(q)}`)).body.items.map(
    ({ name }) => name,
  );

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('Conversations', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await startApp();
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

  it('show what becomes of their listing, at once where they are open', async () => {
    const buyer = await signUpMember(app);
    const chair = await publish(seller.client, { title: 'Chair', price: 20 });
    const id = await startConversation(buyer.client, seller.id, chair);
    const tab = await ChatTab.open(app.url, buyer.client.accessToken);
    await tab.tell('messaging.open', { conversationId: id });

    // What is told of the publishing may still be on its way.
    await app.outbox.delivered();
    tab.forget();
    await seller.client.patch(`/api/listings/${chair}`, { price: 15 });
    await tab.hears('messaging.conversation-changed', ({ conversationId }) => conversationId === id);
    expect((await threadOf(buyer, id)).item).toMatchObject({ title: 'Chair', price: 15, status: 'active' });

    tab.forget();
    await seller.client.delete(`/api/listings/${chair}`);
    await tab.hears('messaging.conversation-changed', ({ conversationId }) => conversationId === id);
    expect((await threadOf(buyer, id)).item).toMatchObject({
      title: 'Chair',
      status: 'deleted',
      image: null,
    });
    expect((await sendDraft(buyer.client, id, { content: 'What a pity' })).status).toBe(201);
    expect((await start(await signUpMember(app), seller.id, chair)).problem.code).toBe(
      'messaging.item-not-found',
    );
    tab.close();
  });

  it('keep the newest picture of a listing, when an older event comes late', async () => {
    const old = '2020-01-01T00:00:00.000Z';
    const buyer = await signUpMember(app);
    const id = await startConversation(buyer.client, seller.id, listing);
    await app.nest
      .get(CopyItemOnListingChanged)
      .react(new ListingChanged(listing, seller.id, 'Old title', 1, 'sold', null, old));
    expect(await threadOf(buyer, id)).toMatchObject({
      item: { title: 'Walnut lounge chair', price: 119.99, status: 'active' },
    });
  });

  it('know what kind of thing they are about, for who shows it without a photo', async () => {
    const atlas = await publish(seller.client, { category: 'books' });
    const buyer = await signUpMember(app);
    const id = await startConversation(buyer.client, seller.id, atlas);
    expect(await threadOf(buyer, id)).toMatchObject({ item: { category: 'books', image: null } });
    const told = (changedAt: string, category?: Category) =>
      app.nest
        .get(CopyItemOnListingChanged)
        .react(new ListingChanged(atlas, seller.id, 'Atlas', 20, 'active', null, changedAt, category));
    await told(later(1), 'collectibles');
    // An event of an earlier version says nothing of it.
    await told(later(2));
    expect(await threadOf(buyer, id)).toMatchObject({ item: { title: 'Atlas', category: 'collectibles' } });
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

  describe('find people', () => {
    it('by a part of their name or username, in whatever case', async () => {
      const asker = await signUpMember(app, { fullName: 'Asking Person' });
      await signUpMember(app, { username: 'quillon_z', fullName: 'Änne Quist' });
      await app.outbox.delivered();
      for (const q of ['änne', 'QUIST', 'nne q', 'quillon', 'LON_Z', '  quist '])
        expect(await found(asker, q)).toEqual(['Änne Quist']);
      expect(await found(asker, 'quist quillon')).toEqual([]);
    });

    it('but not for a blank query, nor oneself, nor a guest, nor who has left', async () => {
      const asker = await signUpMember(app, { fullName: 'Zaphod Unique' });
      const leaver = await signUpMember(app, { fullName: 'Zaphod Leaver' });
      const guest = await createGuest(app);
      await app.outbox.delivered();
      await app.db.rows(sql`update directory.people set deleted = true where id = ${leaver.id}`);
      expect(await found(asker, '')).toEqual([]);
      expect(await found(asker, '   ')).toEqual([]);
      expect((await asker.client.get('/api/people')).body).toEqual({ items: [] });
      expect(await found(asker, 'zaphod')).toEqual([]);
      expect(await found(asker, guest.profile.name)).toEqual([]);
    });

    it('taking % and _ and \\ as they are', async () => {
      const asker = await signUpMember(app, { fullName: 'Asking Too' });
      await signUpMember(app, { username: 'percentage', fullName: 'Sale 50% off' });
      await app.outbox.delivered();
      expect(await found(asker, '50% o')).toEqual(['Sale 50% off']);
      expect(await found(asker, '5%off')).toEqual([]);
      expect(await found(asker, 'percentag_')).toEqual([]);
      expect(await found(asker, '\\')).toEqual([]);
    });

    it('without those who have blocked the asker or whom the asker has blocked', async () => {
      const [asker, other] = [await signUpMember(app), await signUpMember(app, { fullName: 'Blocking Bob' })];
      await app.outbox.delivered();
      expect(await found(asker, 'blocking b')).toEqual(['Blocking Bob']);
      await other.client.put(`/api/people/${asker.id}/block`);
      expect(await found(asker, 'blocking b')).toEqual([]);
      await other.client.delete(`/api/people/${asker.id}/block`);
      await asker.client.put(`/api/people/${other.id}/block`);
      expect(await found(asker, 'blocking b')).toEqual([]);
    });

    it('ten at most', async () => {
      const asker = await signUpMember(app);
      for (let n = 0; n <= CHAT_LIMITS.people; n++) await signUpMember(app, { fullName: `Crowded ${n}` });
      await app.outbox.delivered();
      expect(await found(asker, 'crowded')).toHaveLength(CHAT_LIMITS.people);
    });

    it('by the name they have now, whichever event comes last', async () => {
      const [asker, renamed] = [
        await signUpMember(app),
        await signUpMember(app, { fullName: 'Before Rename' }),
      ];
      await renamed.client.patch('/api/profile', { fullName: 'After Rename' });
      await eventually(async () => (await found(asker, 'after rename')).length);
      expect(await found(asker, 'before rename')).toEqual([]);
    });
  });
});
