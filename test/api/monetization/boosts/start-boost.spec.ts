import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { BOOST } from '#contract/monetization/boosts';
import { DAY_MS } from '#contract/time';
import { Joining } from '#platform/life/joining';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { takeExport } from '../../../support/world/exports.js';
import { browse, detail, publish } from '../../../support/world/listings.js';
import { boostListing, boostsOf, startBoost } from '../../../support/world/monetization/boosts.js';
import { creditsOf, grantCredits, sumOfLedger } from '../../../support/world/monetization/credits.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

const inDays = (days: number, from = Date.now()) => new Date(from + days * DAY_MS);

describe('Boosting a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());
  afterEach(() => app.setTime(new Date()));

  it('costs one credit, and the listing stands first in its category for seven days', async () => {
    const [desk, lamp] = [
      await publish(seller.client, { category: 'home-garden', title: 'Desk' }),
      await publish(seller.client, { category: 'home-garden', title: 'Lamp' }),
    ];
    await grantCredits(app, seller, 2);
    const before = Date.now();
    const { status, body } = await startBoost(seller.client, desk);
    expect([status, body]).toEqual([201, { listingId: desk, endsAt: expect.any(String), spendable: 1 }]);
    expect(Date.parse(body.endsAt)).toBeGreaterThanOrEqual(inDays(BOOST.days, before).getTime());
    expect(Date.parse(body.endsAt)).toBeLessThanOrEqual(inDays(BOOST.days).getTime());
    const { items } = await browse(new Client(app.url), 'category=home-garden');
    expect(items.map(({ id, boosted }) => [id, boosted])).toEqual([
      [desk, true],
      [lamp, false],
    ]);
    expect(Date.parse((await detail(seller.client, desk)).boostedUntil ?? '')).toBe(Date.parse(body.endsAt));
    const own = await seller.client.get<{ items: { id: string; boostedUntil: string | null }[] }>(
      '/api/my-listings',
    );
    expect(own.body.items.map(({ boostedUntil }) => boostedUntil === null)).toEqual([true, false]);
  });

  it('again lasts seven days longer, up to twenty-eight ahead', async () => {
    const listing = await publish(seller.client);
    const first = await boostListing(app, seller, listing);
    const next = await boostListing(app, seller, listing);
    expect(Date.parse(next.endsAt)).toBe(inDays(BOOST.days, Date.parse(first.endsAt)).getTime());
    await boostListing(app, seller, listing);
    app.setTime(new Date(Date.now() + 1000));
    await boostListing(app, seller, listing);
    await grantCredits(app, seller);
    const before = await creditsOf(seller.client);
    const { status, problem } = await startBoost(seller.client, listing);
    expect([status, problem]).toMatchObject([
      409,
      { code: 'monetization.boosted-long-enough', params: { days: BOOST.mostDaysAhead } },
    ]);
    expect(await creditsOf(seller.client)).toEqual(before);
    const [boost] = (await boostsOf(seller.client)).items;
    expect(boost).toMatchObject({ listingId: listing, credits: 4, endsAt: expect.any(String) });
  });

  it('of fifty who spend one credit at once is one boost, whatever they boost', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person);
    const listings = await Promise.all(
      Array.from({ length: 5 }, (_, n) => publish(person.client, { title: `Chair ${n}` })),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => startBoost(person.client, listings[n % 5] ?? '')),
    );
    const refused = answers.filter(({ status }) => status !== 201).map(({ problem }) => problem.code);
    expect(refused).toEqual(Array.from({ length: 49 }, () => 'monetization.not-enough-credits'));
    expect((await boostsOf(person.client)).items).toHaveLength(1);
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 0, items: { length: 2 } });
    const boosted = await app.db.rows(sql`
      select from catalog.listings where seller_id = ${person.id} and boosted_until is not null`);
    expect(boosted).toHaveLength(1);
  });

  it('asked for twice under one number is one boost and one credit, also once it is over', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 3);
    const [listing, id] = [await publish(person.client), randomUUID()];
    const twenty = await Promise.all(
      Array.from({ length: 20 }, () => startBoost(person.client, listing, id)),
    );
    expect(new Set(twenty.map(({ status, body }) => `${status} ${body.endsAt}`)).size).toBe(1);
    app.setTime(inDays(9));
    const late = await startBoost(person.client, listing, id);
    expect([late.status, late.body]).toEqual([201, { ...twenty[0]?.body, spendable: 2 }]);
  });

  it('is for one’s own listings that are for sale', async () => {
    const person = await signUpMember(app);
    await grantCredits(app, person, 1);
    const [theirs, sold] = [await publish(seller.client), await publish(person.client)];
    await person.client.post(`/api/listings/${sold}/sale`, { price: 5 });
    const tries = [
      [theirs, 403, 'monetization.not-your-listing'],
      [randomUUID(), 404, 'monetization.listing-not-found'],
      [sold, 409, 'monetization.listing-not-active'],
    ] as const;
    for (const [listing, status, code] of tries) {
      const answer = await startBoost(person.client, listing);
      expect([answer.status, answer.problem.code]).toEqual([status, code]);
    }
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 1 });
    for (const body of [{}, { id: 'one', listingId: theirs }, { id: randomUUID(), listingId: 'desk' }])
      expect((await person.client.post('/api/boosts', body)).status).toBe(422);
    expect((await startBoost(new Client(app.url), theirs)).status).toBe(401);
  });

  it('goes on where it was when a sale falls through, and is not given back for what is gone', async () => {
    const person = await signUpMember(app);
    const listing = await publish(person.client, { category: 'vehicles' });
    const { endsAt } = await boostListing(app, person, listing);
    await person.client.post(`/api/listings/${listing}/sale`, { price: 5 });
    expect((await browse(person.client, 'category=vehicles')).items).toEqual([]);
    await person.client.delete(`/api/listings/${listing}/sale`);
    const { items } = await browse(person.client, 'category=vehicles');
    expect(items).toMatchObject([{ id: listing, boosted: true }]);
    const [boost] = (await boostsOf(person.client)).items;
    expect(boost).toMatchObject({ status: 'active' });
    expect(Date.parse(boost?.endsAt ?? '')).toBe(Date.parse(endsAt));
    await person.client.delete(`/api/listings/${listing}`);
    expect((await boostsOf(person.client)).items).toMatchObject([
      { title: 'City bike, 54 cm frame', status: null, report: null, image: null },
    ]);
    expect(await creditsOf(person.client)).toMatchObject({ spendable: 0 });
  });

  it('comes along with a guest, is in the copy of one’s data, and is forgotten with its person', async () => {
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    const listing = await publish(guest.client);
    await boostListing(app, guest, listing);
    await app.nest
      .get(EntityManager)
      .transactional(() => app.nest.get(Joining).takeAlong({ guestId: guest.id, memberId: member.id }));
    expect((await boostsOf(member.client)).items).toMatchObject([{ listingId: listing }]);
    const { rows } = await takeExport(app, member);
    expect(rows('boosts')).toMatchObject([{ listing, credits: 1 }]);
    const before = await sumOfLedger(app);
    await leaveForGood(app, member);
    const kept = await app.db.rows(sql`select from monetization.boosts where listing_id = ${listing}`);
    expect(kept).toEqual([]);
    expect(await sumOfLedger(app)).toEqual(before);
  });
});
