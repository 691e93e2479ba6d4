import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { RING } from '#contract/community/reviews';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Joining } from '#platform/life/joining';
import { KeepDealOnListingSold } from '../../../../src/community/deals/keep-deal.on-listing-sold.js';
import { RebuildRatings } from '../../../../src/community/ratings/rebuild-ratings.command.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { holdReactions } from '../../../support/runner/late-reactions.js';
import { randomDeals } from '../../../support/world/community/random-deals.js';
import {
  dealOf,
  reviewEachOther,
  reviewsOf,
  sellTo,
  storeDeal,
  writeReview,
} from '../../../support/world/community/reviews.js';
import { notifications } from '../../../support/world/notifications.js';
import {
  createGuest,
  directoryRow,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../../support/world/people.js';

/** `npm run ratings:check` tries ten thousand. */
const EVENTS = Number(process.env.RANDOM_EVENTS ?? 200);

describe('Ratings', () => {
  let app: TestApp;
  let visitor: Client;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  afterEach(() => app.setTime(new Date()));

  const rebuild = () => app.nest.get(CommandBus).execute(new RebuildRatings());
  const ringOf = ({ id }: TestMember) =>
    app.db.rows(sql`
      select from community.deals where ring_at is not null and ${id}::uuid in (seller_id, buyer_id)`);
  const kept = () => app.db.rows(sql`select * from community.ratings where count > 0 order by person_id`);

  it('are the same everywhere: on the profile, with the reviews, on cards', async () => {
    const seller = await signUpMember(app);
    for (const stars of [5, 4, 4]) {
      const buyer = await signUpMember(app);
      const saleId = await storeDeal(app, seller, buyer);
      await reviewEachOther([seller, buyer], saleId, { stars, tags: ['as-described'] });
    }
    await app.outbox.delivered();
    const { summary } = await reviewsOf(visitor, seller);
    expect(summary).toMatchObject({ rating: 4.3, count: 3, stars: [1, 2, 0, 0, 0] });
    expect(summary?.tags[0]).toEqual({ tag: 'as-described', count: 3, of: 3 });
    const profile = await visitor.get(`/api/profiles/${seller.id}`);
    expect(profile.body).toMatchObject({ rating: 4.3, totalRatings: 3 });
    expect(await directoryRow(app, seller.id)).toMatchObject({ rating: 4.3, total_ratings: 3 });
  });

  it('leave out what two people write who deal with each other all day, and tell administrators', async () => {
    const [admin, one, other] = [await makeAdmin(app), await signUpMember(app), await signUpMember(app)];
    const sides = Array.from({ length: RING.deals }, (_, n): [TestMember, TestMember] =>
      n % 2 ? [other, one] : [one, other],
    );
    for (const [nth, [seller, buyer]] of sides.entries()) {
      const isLast = nth + 1 === RING.deals;
      const saleId = isLast ? (await dealOf(app, seller, buyer)).saleId : await storeDeal(app, seller, buyer);
      await reviewEachOther([seller, buyer], saleId);
      expect((await reviewsOf(visitor, one)).summary?.count).toBe(isLast ? 0 : nth + 1);
    }
    await app.outbox.delivered();
    expect(await directoryRow(app, one.id)).toMatchObject({ rating: null, total_ratings: 0 });
    const { items } = await reviewsOf(visitor, one);
    expect(items).toHaveLength(RING.deals);
    expect(items.every(({ counts }) => !counts)).toBe(true);
    const [flagged] = (await notifications(admin.client)).items;
    expect(flagged).toMatchObject({ code: 'review-ring', params: { deals: RING.deals } });
    for (const person of [one, other]) {
      const told = (await notifications(person.client)).items.map(({ code }) => code);
      expect(told).not.toContain('review-ring');
    }
    // Until it was read, further deals of the two are told in its place.
    await dealOf(app, one, other);
    await dealOf(app, other, one);
    expect((await notifications(admin.client)).items).toMatchObject([
      { code: 'review-ring', params: { deals: RING.deals + 2 }, read: false },
    ]);
    // Somebody else's counts.
    const third = await signUpMember(app);
    await reviewEachOther([one, third], await storeDeal(app, one, third), { stars: 4 });
    expect((await reviewsOf(visitor, one)).summary).toMatchObject({ count: 1, rating: 4 });
  });

  it('leave them out as well when all of it happens at once, or each sale is called off', async () => {
    const [one, other] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const sales: string[] = [];
    for (let nth = 0; nth < RING.deals - 1; nth++) {
      const { saleId, listing } = await dealOf(app, one, other);
      await writeReview(other, saleId, { stars: 5 });
      await writeReview(one, saleId, { stars: 5 });
      await one.client.delete(`/api/listings/${listing}/sale`);
      sales.push(saleId);
    }
    await Promise.all([sellTo(one, other), sellTo(other, one)]);
    await app.outbox.delivered();
    expect((await reviewsOf(visitor, one)).summary).toMatchObject({ count: 0 });
    expect(await ringOf(one)).toHaveLength(RING.deals + 1);
  });

  it('leave them out as well when the first of the sales becomes a deal last', async () => {
    const [one, other] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const react = holdReactions(app, KeepDealOnListingSold);
    await sellTo(one, other);
    await app.outbox.delivered();
    jest.restoreAllMocks();
    for (let nth = 1; nth < RING.deals; nth++) await dealOf(app, one, other);
    expect(await ringOf(one)).toEqual([]);
    await react();
    expect(await ringOf(one)).toHaveLength(RING.deals);
  });

  it('are found wrong and made anew out of the reviews by an operator’s command', async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    await reviewEachOther([seller, buyer], await storeDeal(app, seller, buyer), { stars: 3 });
    const right = await kept();
    await app.db.rows(sql`update community.ratings set five = 7, three = 0 where person_id = ${seller.id}`);
    await app.db.rows(sql`update community.reviews set counted = false where subject_id = ${buyer.id}`);
    await app.db.rows(sql`delete from community.ratings where person_id = ${buyer.id}`);
    await app.db.rows(sql`
      insert into community.ratings values (${uuid()}, 1, 0, 0, 0, 0, default, default, 0, 0, 0, 0, 0, 0)`);
    const answer = await visitor.post<{ people: number; corrected: number }>('/ops/ratings/rebuild', {});
    expect(answer.status).toBe(200);
    expect(answer.body.corrected).toBeGreaterThanOrEqual(2);
    expect(await kept()).toEqual(right);
    await app.outbox.delivered();
    expect(await directoryRow(app, seller.id)).toMatchObject({ rating: 3, total_ratings: 1 });
    expect((await visitor.post('/ops/ratings/rebuild', {})).body).toMatchObject({ corrected: 0 });
  });

  it(`are what a rebuild makes of the reviews, after ${EVENTS} random events`, async () => {
    const deals = randomDeals(app, EVENTS);
    await deals.play();
    const now = await kept();
    expect(now.length).toBeGreaterThan(0);
    expect(await rebuild()).toMatchObject({ corrected: 0 });
    expect(await kept()).toEqual(now);
    await app.db.rows(sql`truncate community.ratings`);
    await rebuild();
    expect(await kept()).toEqual(now);
  }, 1_800_000);

  it('of a rebuild amid all that goes on lose nothing', async () => {
    const seller = await signUpMember(app);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => signUpMember(app)));
    const sales = await Promise.all(buyers.map((buyer) => storeDeal(app, seller, buyer)));
    for (const [nth, buyer] of buyers.entries()) await writeReview(buyer, sales[nth] ?? '', { stars: 4 });
    await Promise.all([
      ...sales.map((saleId) => writeReview(seller, saleId, { stars: 5 })),
      ...Array.from({ length: 5 }, () => rebuild()),
    ]);
    expect((await reviewsOf(visitor, seller)).summary).toMatchObject({ count: 10, rating: 4 });
    expect(await rebuild()).toMatchObject({ corrected: 0 });
  });

  it('survive the job that counts what time has shown, killed midway and run again', async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const saleId = await storeDeal(app, seller, buyer);
    await writeReview(buyer, saleId, { stars: 2 });
    app.setTime(new Date(Date.now() + 15 * DAY_MS));
    // As if it had died after the counting and before the telling: nothing of it is stored.
    await app.db.rows(sql`
      create function pg_temp_refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`);
    await app.db.rows(sql`
      create trigger refuse before insert on notifications.notices execute function pg_temp_refuse()`);
    await expect(app.nest.get(JobRunner).runNow('community.tell-revealed')).rejects.toThrow('killed');
    await app.db.rows(sql`drop trigger refuse on notifications.notices`);
    await app.db.rows(sql`drop function pg_temp_refuse`);
    expect(await app.db.rows(sql`select from community.ratings where person_id = ${seller.id}`)).toEqual([]);
    for (let nth = 0; nth < 2; nth++) await app.nest.get(JobRunner).runNow('community.tell-revealed');
    expect((await reviewsOf(visitor, seller)).summary).toMatchObject({ count: 1, rating: 2 });
    expect(await rebuild()).toMatchObject({ corrected: 0 });
  });

  it('of a guest are the member’s they become, but for what was between the two', async () => {
    const [guest, buyer, member] = [await createGuest(app), await signUpMember(app), await signUpMember(app)];
    await reviewEachOther([guest, buyer], await storeDeal(app, guest, buyer), { stars: 4 });
    await reviewEachOther([guest, member], await storeDeal(app, guest, member));
    await reviewEachOther([member, buyer], await storeDeal(app, member, buyer), { stars: 5 });
    await app.nest
      .get(EntityManager)
      .transactional(() => app.nest.get(Joining).takeAlong({ guestId: guest.id, memberId: member.id }));
    await app.outbox.delivered();
    expect((await reviewsOf(visitor, member)).summary).toMatchObject({ count: 2, rating: 4.5 });
    expect(await directoryRow(app, member.id)).toMatchObject({ rating: 4.5, total_ratings: 2 });
    const authors = (await reviewsOf(visitor, buyer)).items.map(({ author }) => author.id);
    expect(authors).toEqual([member.id, member.id]);
    const left = await app.db.rows(sql`
      select from community.deals where seller_id = ${guest.id} or buyer_id = ${guest.id}`);
    expect(left).toEqual([]);
    expect(await rebuild()).toMatchObject({ corrected: 0 });
  });

  it('keep the stars of who has left, and nothing of who is gone', async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const saleId = await storeDeal(app, seller, buyer);
    await reviewEachOther([seller, buyer], saleId, { stars: 4, text: 'Fine.' });
    const id = (await reviewsOf(visitor, seller)).items[0]?.id;
    await seller.client.post(`/api/reviews/${id}/reply`, { text: 'Thank you.' });
    await leaveForGood(app, buyer);
    await app.outbox.delivered();
    expect(await reviewsOf(visitor, seller)).toMatchObject({
      summary: { count: 1, rating: 4 },
      items: [{ author: { id: null, name: '' }, stars: 4, text: '', reply: null }],
    });
    expect((await visitor.get(`/api/people/${buyer.id}/reviews`)).status).toBe(404);
    expect(await app.db.rows(sql`select from community.reviews where subject_id = ${buyer.id}`)).toEqual([]);
    await leaveForGood(app, seller);
    await app.outbox.delivered();
    expect(await app.db.rows(sql`select from community.deals where sale_id = ${saleId}`)).toEqual([]);
  });
});
