import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { storeListing } from '../../support/world/listings.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import { counter, eventsIn, move, offer, offerIn, storeBid } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const offerNotices = async (person: TestMember) =>
  (await notifications(person.client)).items.filter(({ kind }) => kind === 'offer');

describe('an offer that nobody answers', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    listing = await stored();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app);
  });
  afterEach(() => app.setTime(new Date()));

  const stored = () => storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  const offered = (on = listing) => storeBid(app, buyer, seller, on, 60);
  const hoursLater = (hours: number) => app.setTime(new Date(Date.now() + hours * HOUR_MS));
  const runJob = async () => {
    await app.nest.get(JobRunner).runNow('messaging.expire-offers');
    await app.outbox.delivered();
  };
  const statusOf = async (id: string) =>
    (await app.db.first(sql<{ status: string }>`select status from messaging.offers where id = ${id}`))
      ?.status;

  it('expires after 48 hours, and the buyer is told', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    await app.outbox.delivered();
    hoursLater(47.9);
    await runJob();
    expect(await statusOf(made.id)).toBe('negotiating');

    hoursLater(48.1);
    const tab = await ChatTab.open(app.url, seller.client.accessToken);
    await runJob();
    expect(await statusOf(made.id)).toBe('expired');
    expect(await offerNotices(buyer)).toMatchObject([
      { code: 'offer-expired', params: { amount: 60, title: 'Walnut lounge chair' } },
    ]);
    expect((await eventsIn(buyer, made)).at(-1)).toMatchObject({
      by: seller.id,
      event: 'expired',
      amount: 60,
    });
    await tab.hears('messaging.offer', (told) => told.status === 'expired');
    tab.close();

    await runJob();
    expect((await eventsIn(buyer, made)).filter(({ event }) => event === 'expired')).toHaveLength(1);
  });

  it('cannot be answered past its time, even before the job has been by', async () => {
    const made = await offered();
    hoursLater(48.1);
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'expired' });
    for (const refused of [
      await move(seller, made, 'accept'),
      await move(seller, made, 'decline'),
      await move(buyer, made, 'withdraw'),
      await counter(seller, made, 100),
    ])
      expect(refused.problem).toMatchObject({ status: 409, code: 'messaging.offer-expired' });
  });

  it('gives a counter 48 hours of its own; then the seller is told', async () => {
    const made = await offered();
    hoursLater(40);
    await counter(seller, made, 100);
    hoursLater(87);
    await runJob();
    expect(await statusOf(made.id)).toBe('countered');
    hoursLater(89);
    await runJob();
    expect(await statusOf(made.id)).toBe('expired');
    expect((await offerNotices(seller))[0]).toMatchObject({ code: 'offer-expired', params: { amount: 100 } });
    expect((await eventsIn(seller, made)).at(-1)).toMatchObject({ by: buyer.id, event: 'expired' });
  });

  it('leaves what was decided alone', async () => {
    const made = await offered(await stored());
    await move(seller, made, 'accept');
    hoursLater(500);
    await runJob();
    expect(await statusOf(made.id)).toBe('accepted');
  });

  it('expires by the hundreds, in batches', async () => {
    const { conversationId } = await offered();
    await app.db.rows(sql`
      insert into messaging.offers (id, conversation_id, listing_id, seller_id, buyer_id, message_id, amount_cents,
        confidence, method, status, expires_at, created_at, updated_at)
      select gen_random_uuid(), ${conversationId}, gen_random_uuid(), ${seller.id}, ${buyer.id}, gen_random_uuid(), 100,
        'high', 'bare-number', 'negotiating', now() - interval '1 minute', now(), now()
      from generate_series(1, 201)`);
    await app.nest.get(JobRunner).runNow('messaging.expire-offers');
    const left = await app.db.first(sql<{ count: number }>`
      select count(*)::int as count from messaging.offers
      where status in ('negotiating', 'countered') and expires_at < now()`);
    expect(left?.count).toBe(0);
    await app.outbox.delivered();
  });

  it('ends when the listing is sold, and its buyer is told', async () => {
    const sold = await stored();
    const made = await offered(sold);
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${sold}`);
    // Whatever changes about it from now on tells that it is sold.
    await seller.client.patch(`/api/listings/${sold}`, { location: 'Main Street' });
    await app.outbox.delivered();
    expect(await statusOf(made.id)).toBe('declined');
    expect(await offerNotices(buyer)).toMatchObject([{ code: 'offer-taken' }]);
  });

  it('ends with its listing, and so does a deal', async () => {
    const [one, other] = [await stored(), await stored()];
    const [open, deal] = [await offered(one), await offered(other)];
    await move(seller, deal, 'accept');
    for (const each of [one, other]) await seller.client.delete(`/api/listings/${each}`);
    await app.outbox.delivered();
    expect([await statusOf(open.id), await statusOf(deal.id)]).toEqual(['expired', 'declined']);
    expect((await eventsIn(buyer, deal)).at(-1)).toMatchObject({ event: 'cancelled', by: seller.id });
    const codes = (await offerNotices(buyer)).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['offer-expired', 'offer-declined']));
  });
});
