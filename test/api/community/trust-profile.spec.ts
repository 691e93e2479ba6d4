import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { LISTING_LIMITS } from '#contract/listings';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { SellerListings } from '../../../src/catalog/sellers/sellers.dto.js';
import type { TrustProfile } from '../../../src/community/trust/trust-profile.dto.js';
import { SayOfMeetup, SayOfOrder } from '../../../src/messaging/messaging.contract.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { createBot } from '../../support/world/messaging/bots.js';
import { converse, messagesOf, say } from '../../support/world/messaging/conversations.js';
import { counter, eventsIn, move, offer } from '../../support/world/messaging/offers.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

const NOBODY = '01930000-0000-7000-8000-00000000dead';
/** Nobody has done either. */
const MEETUP_LINE = {
  meetupId: NOBODY,
  event: 'canceled',
  cause: 'sold',
  startsAt: '2027-01-02T10:00:00.000Z',
  timeZone: 'America/New_York',
  placeName: 'Town library',
} as const;
const ORDER_LINE = { orderId: NOBODY, event: 'delivered', cause: null } as const;

describe('What is known of a person', () => {
  let app: TestApp;
  let visitor: Client;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const profile = async ({ id }: { id: string }) =>
    (await visitor.get<TrustProfile>(`/api/profiles/${id}`)).body;
  const listingsOf = async ({ id }: { id: string }, cursor?: string | null) =>
    (await visitor.get<SellerListings>(`/api/sellers/${id}/listings${cursor ? `?cursor=${cursor}` : ''}`))
      .body;
  const measure = () => app.nest.get(JobRunner).runNow('messaging.remember-first-answers');
  /** Lets the conversation have begun so long before the first answer. */
  const began = (conversationId: string, minutes: number) =>
    app.db.rows(sql`
      update messaging.messages set created_at = created_at - make_interval(mins => ${minutes})
      where conversation_id = ${conversationId} and seq = 1`);
  const asked = async (person: TestMember, minutes: number): Promise<string> => {
    const buyer = await signUpMember(app);
    const talk = await converse(buyer, person, 'Is it still there?');
    await began(talk, minutes);
    return talk;
  };

  const productSays = (line: SayOfMeetup | SayOfOrder) =>
    app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => app.nest.get(CommandBus).execute(line));
  const answersOf = ({ id }: { id: string }) =>
    app.db.rows(sql`select seconds from messaging.first_answers where answerer_id = ${id}`);

  it('is what they said, proved and did', async () => {
    const seller = await signUpMember(app, { fullName: 'Mara Keller' });
    await seller.client.patch('/api/profile', { bio: 'Sells what the attic held.' });
    const buyer = await signUpMember(app);
    await publish(seller.client);
    const sold = await publish(seller.client);
    await converse(buyer, seller, 'I take it.', sold);
    await seller.client.post(`/api/listings/${sold}/sale`, { price: 20, buyerId: buyer.id });
    const undone = await publish(seller.client);
    await seller.client.post(`/api/listings/${undone}/sale`, { price: 20 });
    await seller.client.delete(`/api/listings/${undone}/sale`);

    expect(await profile(seller)).toEqual({
      id: seller.id,
      kind: 'member',
      name: 'Mara Keller',
      username: seller.username,
      avatar: null,
      bio: 'Sells what the attic held.',
      memberSince: expect.any(String),
      rating: null,
      totalRatings: 0,
      verifiedSeller: false,
      badges: [{ badge: 'verified-email', earnedAt: expect.stringMatching(/^2\d{3}-/) }],
      listings: 2,
      sold: 1,
      bought: 0,
      cameTo: 0,
      meetups: 0,
      responseSeconds: null,
    });
    expect(await profile(buyer)).toMatchObject({ listings: 0, sold: 0, bought: 1 });
  });

  it('says nothing of a number or an address that was merely typed', async () => {
    const person = await signUpMember(app, { phone: '413 555 0142' });
    expect(JSON.stringify(await profile(person))).not.toMatch(/413 555|@example|phone/);
  });

  it('is also there for a guest, and not for nobody or for who has left', async () => {
    const guest = await createGuest(app);
    expect(await profile(guest)).toMatchObject({ kind: 'guest', username: null, badges: [] });
    const gone = await signUpMember(app);
    await leaveForGood(app, gone);
    for (const id of [NOBODY, gone.id, 'nonsense']) {
      const { status, problem } = await visitor.get(`/api/profiles/${id}`);
      expect([status, problem.code]).toEqual([404, 'community.person-not-found']);
    }
  });

  it('tells how long others usually wait for a first answer, once three were given', async () => {
    const person = await signUpMember(app);
    for (const minutes of [10, 300]) await say(person, await asked(person, minutes), 'Yes.');
    // Not answered: that is not measured by a time.
    await asked(person, 5);
    await measure();
    expect((await profile(person)).responseSeconds).toBeNull();
    const third = await asked(person, 30);
    await say(person, third, 'Yes.');
    await say(person, third, 'It is in good shape, too.');
    await measure();
    await measure();
    expect(Math.round(((await profile(person)).responseSeconds ?? 0) / 60)).toBe(30);
    const { rows } = {
      rows: await app.db.rows(sql`
      select from messaging.first_answers where answerer_id = ${person.id}`),
    };
    expect(rows).toHaveLength(3);
  });

  it('does not take a bot for its owner', async () => {
    const person = await signUpMember(app);
    new Plans(app).give(person, 'premium');
    const listing = await publish(person.client, { price: 120 });
    await createBot(person, listing);
    for (let nth = 0; nth < 3; nth++) await converse(await signUpMember(app), person, '$60', listing);
    await app.outbox.delivered();
    await measure();
    expect(
      await app.db.rows(sql`select from messaging.first_answers where answerer_id = ${person.id}`),
    ).toEqual([]);
    expect((await profile(person)).responseSeconds).toBeNull();
  });

  it('takes for an answer what people make of an offer', async () => {
    const person = await signUpMember(app);
    const made = [];
    for (const words of ['$60', '$70', '$80'])
      made.push(await offer(await signUpMember(app), person, await publish(person.client), words));
    const [first, second, third] = made;
    if (!first || !second || !third) throw new Error('There are three offers.');
    await counter(person, first, 90);
    await move(person, second, 'decline');
    await move(person, third, 'accept');
    await app.outbox.delivered();
    await measure();
    expect(await answersOf(person)).toHaveLength(3);
  });

  it('does not take for an answer, nor for a question, what is said in their name of what nobody did', async () => {
    const [person, buyer] = [await signUpMember(app), await signUpMember(app)];
    const [sold, open, met, sent] = await Promise.all(
      Array.from({ length: 4 }, () => publish(person.client, { price: 120 })),
    );
    if (!sold || !open || !met || !sent) throw new Error('There are four listings.');
    const lost = await offer(buyer, person, sold, '$70');
    const left = await offer(buyer, person, open, '$60');
    await converse(buyer, person, 'Is it still there?', met);
    await productSays(new SayOfMeetup(person.id, buyer.id, met, MEETUP_LINE, null));
    await productSays(new SayOfOrder(person.id, buyer.id, sent, ORDER_LINE, null));
    await converse(buyer, person, 'Thank you!', sent);
    await person.client.post(`/api/listings/${sold}/sale`, { price: 100 });
    await app.outbox.delivered();
    app.setTime(new Date(Date.now() + 49 * HOUR_MS));
    await app.nest.get(JobRunner).runNow('messaging.expire-offers');
    await app.outbox.delivered();
    expect((await messagesOf(buyer, lost.conversationId)).at(-1)).toMatchObject({
      senderId: person.id,
      offer: { event: 'declined', taken: true },
    });
    expect((await eventsIn(buyer, left)).at(-1)).toMatchObject({ by: person.id, event: 'expired' });
    await measure();
    expect([await answersOf(person), await answersOf(buyer)]).toEqual([[], []]);
    await say(person, lost.conversationId, 'Sorry, it is gone.');
    await measure();
    expect(await answersOf(person)).toHaveLength(1);
  });

  it('keeps nothing of the answers of who left, and those of a guest for the member they become', async () => {
    const [person, guest] = [await signUpMember(app), await createGuest(app)];
    const talk = await converse(await signUpMember(app), guest, 'Is it still there?');
    await say(guest, talk, 'Yes.');
    await say(person, await asked(person, 5), 'Yes.');
    await measure();
    await leaveForGood(app, person);
    await measure();
    const answerers = await app.db.rows(sql<{ id: string }>`
      select answerer_id as id from messaging.first_answers where answerer_id in (${person.id}, ${guest.id})`);
    expect(answerers).toEqual([{ id: guest.id }]);
  });

  it('shows everything they have on sale, newest first, a page at a time', async () => {
    const seller = await signUpMember(app, { fullName: 'Theo Baptiste' });
    const ids: string[] = [];
    for (let nth = 0; nth <= LISTING_LIMITS.page; nth++) ids.unshift(await publish(seller.client));
    const [hidden = ''] = ids;
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${hidden}`);
    const last = await publish(seller.client, { title: 'Brass lamp', price: 12.5 });
    const first = await listingsOf(seller);
    expect(first.items[0]).toMatchObject({
      id: last,
      title: 'Brass lamp',
      price: 12.5,
      sellerName: 'Theo Baptiste',
    });
    const rest = await listingsOf(seller, first.nextCursor);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([last, ...ids.slice(1)]);
    expect(rest.nextCursor).toBeNull();
    expect(await listingsOf({ id: NOBODY })).toEqual({ items: [], nextCursor: null });
    expect((await visitor.get('/api/sellers/nonsense/listings')).status).toBe(404);
    expect((await visitor.get(`/api/sellers/${seller.id}/listings?cursor=nonsense`)).status).toBe(422);
  });

  it('has a page with a head of its own', async () => {
    const person = await signUpMember(app, { fullName: 'Hana Sato' });
    await person.client.patch('/api/profile', { bio: 'Bikes & books.' });
    const page = await (await fetch(`${app.url}/trust-profile/${person.id}`)).text();
    expect(page).toMatch(/<title>Hana Sato · Vybac<\/title>/);
    expect(page).toContain('content="Bikes &amp; books."');
    expect(page).toContain('"@type":"ProfilePage"');
    expect((await fetch(`${app.url}/trust-profile/${NOBODY}`)).status).toBe(404);
    const guest = await createGuest(app);
    const guests = await (await fetch(`${app.url}/trust-profile/${guest.id}`)).text();
    expect(guests).toMatch(/name="robots" content="noindex/);
  });
});
