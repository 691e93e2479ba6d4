import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { storeListing } from '../../support/world/listings.js';
import { advanced, createBot, interactionsOf } from '../../support/world/messaging/bots.js';
import { messagesOf } from '../../support/world/messaging/conversations.js';
import { type MadeOffer, move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { selling } from '../../support/world/selling.js';

describe('tuned counters', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  let buyer: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    plans.give(seller, 'premium_plus');
  });

  const aListing = () => storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });

  /** A counter so far above the minimum. */
  async function countered(listing: string, markupPercent: number): Promise<MadeOffer> {
    await createBot(seller, listing, { markupPercent });
    const made = await offer(buyer, seller, listing, '$50');
    await app.outbox.delivered();
    return made;
  }

  /** One that a buyer accepted, and as many like it on other listings as make `count`. */
  async function pastCounters(count: number, markupPercent: number): Promise<void> {
    const made = await countered(await aListing(), markupPercent);
    expect((await move(buyer, made, 'accept')).status).toBe(200);
    await app.db.rows(sql`
      with another as (
        insert into messaging.offers
        select (jsonb_populate_record(offer, jsonb_build_object('id', gen_random_uuid(), 'listing_id', gen_random_uuid(),
          'message_id', gen_random_uuid()))).*
        from messaging.offers offer, generate_series(2, ${count}::int) where offer.id = ${made.id}
        returning id)
      insert into messaging.bot_interactions
      select (jsonb_populate_record(did, jsonb_build_object('id', gen_random_uuid(), 'offer_id', another.id))).*
      from messaging.bot_interactions did, another where did.offer_id = ${made.id}`);
  }

  /** What a bot that learns from them answers to an offer of $60, and what it goes by. */
  async function counterNow(): Promise<{ said?: string; rule?: string | null }> {
    const listing = await aListing();
    await createBot(seller, listing, { advanced: advanced({ tunedCounters: true }) });
    await app.outbox.delivered();
    const made = await offer(buyer, seller, listing, '$60');
    await app.outbox.delivered();
    const said = (await messagesOf(buyer, made.conversationId)).findLast(({ automatic }) => automatic);
    const [did] = await interactionsOf(seller, `?listingId=${listing}`);
    return { said: said?.content, rule: did?.rule };
  }

  it('take the markup that this seller’s buyers accepted, once there are five outcomes', async () => {
    expect((await counterNow()).said).toContain('at least $88');
    await pastCounters(5, 20);
    const { said, rule } = await counterNow();
    expect([said, rule]).toEqual([expect.stringContaining('at least $96'), 'tuned-counters:5']);
  });

  it('learn nothing from one whose item was sold to somebody who is not here', async () => {
    await pastCounters(5, 20);
    const listing = await aListing();
    const made = await countered(listing, 20);
    expect((await selling(seller.client, listing).sell()).status).toBe(201);
    await app.outbox.delivered();
    expect((await offerIn(buyer, made)).status).toBe('declined');
    expect((await counterNow()).rule).toBe('tuned-counters:5');
  });

  it.each(['seller', 'buyer'] as const)('learn nothing from a deal that its %s called off', async (side) => {
    await pastCounters(5, 20);
    const made = await countered(await aListing(), 20);
    expect((await move(buyer, made, 'accept')).status).toBe(200);
    await app.outbox.delivered();
    expect((await move({ seller, buyer }[side], made, 'cancel')).status).toBe(200);
    await app.outbox.delivered();
    expect((await counterNow()).rule).toBe('tuned-counters:5');
  });

  it('learn from one that the buyer turned down, or left until it had expired', async () => {
    await pastCounters(5, 20);
    expect((await move(buyer, await countered(await aListing(), 20), 'decline')).status).toBe(200);
    await countered(await aListing(), 20);
    app.setTime(new Date(Date.now() + (OFFER_LIMITS.expiresAfterHours + 1) * HOUR_MS));
    await app.nest.get(JobRunner).runNow('messaging.expire-offers');
    app.setTime(new Date());
    await app.outbox.delivered();
    expect((await counterNow()).rule).toBe('tuned-counters:7');
  });
});
