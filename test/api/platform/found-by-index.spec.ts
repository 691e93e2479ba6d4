import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CompiledQuery, sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import { ListingDeleted, ListingSold } from '../../../src/catalog/catalog.contract.js';
import { GenerateInsights } from '../../../src/catalog/insights/generate-insights.command.js';
import { DropPictureOnListingDeleted } from '../../../src/catalog/sales/drop-picture.on-listing-deleted.js';
import { DropDealPictureOnListingDeleted } from '../../../src/community/deals/drop-deal-picture.on-listing-deleted.js';
import { Ratings } from '../../../src/community/ratings/ratings.js';
import { ForgetReviewsOnLeaving } from '../../../src/community/reviews/forget-reviews.on-leaving.js';
import { TakeReviewsOnJoining } from '../../../src/community/reviews/take-reviews.on-joining.js';
import { AdministratorIds, ProfileDeleted } from '../../../src/identity/identity.contract.js';
import { MarkReceived } from '../../../src/messaging/chat/mark-received.command.js';
import { ForgetConversationsOnLeaving } from '../../../src/messaging/conversations/forget-conversations.on-leaving.js';
import { MergedConversations } from '../../../src/messaging/conversations/merged-conversations.js';
import { TellPartnersOnProfileDeleted } from '../../../src/messaging/conversations/tell-partners.on-profile-deleted.js';
import { WithdrawNoticesOnLeaving } from '../../../src/messaging/conversations/withdraw-notices.on-leaving.js';
import { RemoveOldReportsJob } from '../../../src/messaging/evidence/remove-old-reports.job.js';
import { CloseOffersOnListingDeleted } from '../../../src/messaging/offer-endings/close-offers.on-listing-deleted.js';
import { SettleOffersOnListingSold } from '../../../src/messaging/offer-endings/settle-offers.on-listing-sold.js';
import { TakeReportsOnJoining } from '../../../src/messaging/safety/take-reports.on-joining.js';
import { ClawBackOnListingDeleted } from '../../../src/monetization/referral-rewards/claw-back.on-listing-deleted.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { planOf, sentWhile } from '../../support/sources/plans.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

/** Rows of everybody in each table: so many that reading them all is not the shortest way. */
const MANY = 5000;
const TABLES = [
  'messaging.participants',
  'messaging.conversations',
  'messaging.offers',
  'catalog.sales',
  'catalog.listings',
  'catalog.favorites',
  'catalog.listing_contacts',
  'community.deals',
  'community.reviews',
  'monetization.referrals',
  'monetization.orders',
  'identity.profiles',
];

const id = (what: string) => sql`md5(${what}::text || n)::uuid`;

const seeds = [
  sql`insert into messaging.conversations (id, first_id, second_id, created_at)
    select ${id('talk')}, least(${id('one')}, ${id('other')}), greatest(${id('one')}, ${id('other')}), now()`,
  sql`insert into messaging.participants (conversation_id, person_id, other_id)
    select ${id('talk')}, ${id('one')}, ${id('other')}`,
  sql`insert into messaging.offers (id, conversation_id, listing_id, seller_id, buyer_id, message_id, amount_cents,
      confidence, method, status, expires_at, created_at, updated_at)
    select ${id('offer')}, ${id('talk')}, ${id('listing')}, ${id('one')}, ${id('other')}, ${id('message')}, 1000,
      'high', 'plain', case when n % 2 = 0 then 'declined' else 'negotiating' end, now(), now(), now()`,
  sql`insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity, created_at)
    select ${id('listing')}, ${id('one')}, 'Thing', 'Plain', 1000, 'clothing', 'good', n, now() - n * interval '1 day'`,
  sql`insert into catalog.sales (id, listing_id, seller_id, price_cents, title, category, condition, image, sold_at)
    select ${id('sale')}, ${id('listing')}, ${id('one')}, 1000, 'Thing',
      case when n % 100 = 0 then 'books' else 'clothing' end, 'good', '{}', now() - n * interval '10 minutes'`,
  sql`insert into catalog.favorites (person_id, listing_id, created_at, price_cents, known_cents, known_status, category)
    select ${id('one')}, ${id('listing')}, now() - n * interval '1 day', 1000, 1000, 'active', 'clothing'`,
  sql`insert into catalog.listing_contacts (listing_id, person_id, contacted_at)
    select ${id('listing')}, ${id('one')}, now() - n * interval '1 day'`,
  sql`insert into community.deals (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at)
    select ${id('sale')}, ${id('listing')}, ${id('one')}, ${id('other')}, 'Thing', 1000, false, now(), now()`,
  sql`insert into community.reviews (id, sale_id, side, author_id, subject_id, stars, text, tags, photos, written_at, shown_at)
    select ${id('review')}, ${id('sale')}, 'buyer', ${id('other')}, ${id('one')}, 5, 'Fine.', '{}', '[]', now(), now()`,
  sql`insert into monetization.referrals (id, friend_id, code, state, listing_id, accepted_at)
    select ${id('referral')}, ${id('one')}, 'code', 'rewarded', ${id('listing')}, now()`,
  sql`insert into monetization.orders (id, buyer_id, seller_id, source, status, title, price_cents, created_at, updated_at)
    select ${id('order')}, ${id('one')}, ${id('other')}, 'offer', 'completed', 'Thing', 1000, now(), now()`,
  sql`insert into identity.profiles (id, kind, guest_id, pin_hash)
    select ${id('guest')}, 'guest', n, 'hash'`,
];

describe('Of tables that grow, what concerns one', () => {
  let app: TestApp;
  let seller: TestMember;
  let listingId: string;

  beforeAll(async () => {
    app = await startApp();
    seller = await signUpMember(app);
    listingId = await publish(seller.client, { category: 'books' });
    for (const seed of seeds)
      await app.db.patiently(60, sql`${seed} from generate_series(1, ${MANY}::int) n`);
    for (const table of TABLES) await app.db.rows(sql.raw(`analyze ${table}`));
  });
  afterAll(() => app.stop());

  const inTransaction = (work: () => Promise<unknown>) => app.nest.get(EntityManager).transactional(work);
  const deleted = () => new ListingDeleted(listingId, seller.id, []);
  const takenDown = () => new ListingDeleted(listingId, seller.id, [], new Date().toISOString(), true);
  const sold = () =>
    new ListingSold(
      crypto.randomUUID(),
      listingId,
      seller.id,
      null,
      'Thing',
      10,
      'books',
      'good',
      new Date().toISOString(),
    );
  const leaver = () => ({ id: seller.id, kind: 'member' as const });
  const joiner = () => ({ guestId: crypto.randomUUID(), memberId: seller.id });

  it.each<[string, string, string, () => Promise<unknown>]>([
    [
      'what has arrived',
      'participants',
      'participants_of_person',
      () => app.nest.get(CommandBus).execute(new MarkReceived(seller.id)),
    ],
    [
      'the notices about who leaves',
      'participants',
      'participants_of_person',
      () => app.nest.get(WithdrawNoticesOnLeaving).forget(leaver()),
    ],
    [
      'the talks of who leaves',
      'participants',
      'participants_of_person',
      () => app.nest.get(ForgetConversationsOnLeaving).forget(leaver()),
    ],
    [
      'whom somebody talked with who left',
      'participants',
      'participants_of_person',
      () => app.nest.get(TellPartnersOnProfileDeleted).react(new ProfileDeleted(seller.id, 'member')),
    ],
    [
      'what becomes one conversation',
      'participants',
      'participants_of_person',
      () => app.nest.get(MergedConversations).of(joiner()),
    ],
    [
      'offers for what is sold',
      'offers',
      'offers_listing',
      () => inTransaction(() => app.nest.get(SettleOffersOnListingSold).react(sold())),
    ],
    [
      'offers for what is gone',
      'offers',
      'offers_listing',
      () => inTransaction(() => app.nest.get(CloseOffersOnListingDeleted).react(deleted())),
    ],
    [
      'the picture of a sale',
      'sales',
      'sales_pictured',
      () => app.nest.get(DropPictureOnListingDeleted).react(deleted()),
    ],
    [
      'the sale of what was taken down',
      'sales',
      'sales_of_listing',
      () => app.nest.get(DropPictureOnListingDeleted).react(takenDown()),
    ],
    [
      'the deal of what was taken down',
      'deals',
      'deals_listing',
      () => app.nest.get(DropDealPictureOnListingDeleted).react(takenDown()),
    ],
    [
      'reviews about who leaves',
      'reviews',
      'reviews_subject',
      () => inTransaction(() => app.nest.get(ForgetReviewsOnLeaving).forget(leaver())),
    ],
    [
      'reviews about a guest who joins',
      'reviews',
      'reviews_subject',
      () => inTransaction(() => app.nest.get(TakeReviewsOnJoining).takeAlong(joiner())),
    ],
    [
      'reviews that a rating is made of',
      'reviews',
      'reviews_subject',
      () => inTransaction(() => app.nest.get(Ratings).recount([seller.id])),
    ],
    [
      'the referral that a listing was for',
      'referrals',
      'referrals_listing',
      () => inTransaction(() => app.nest.get(ClawBackOnListingDeleted).react(deleted())),
    ],
    [
      'prices of a category',
      'sales',
      'sales_category',
      () => app.nest.get(CommandBus).execute(new GenerateInsights(seller.id)),
    ],
    [
      'administrators',
      'profiles',
      'profiles_admins',
      () => app.nest.get(QueryBus).execute(new AdministratorIds()),
    ],
    [
      'orders to be reminded of',
      'orders',
      'orders_sent',
      () => app.nest.get(JobRunner).runNow('monetization.remind-of-orders'),
    ],
  ])('is found by an index: %s', async (_, table, index, ask) => {
    const sent = await sentWhile(
      new RegExp(`\\b(from|join|update|using) ("?\\w+"?\\.)?"?${table}"?\\s`),
      ask,
    );
    expect(sent.length).toBeGreaterThan(0);
    const steps = (await Promise.all(sent.map((statement) => planOf(app, statement)))).flat();
    const reads = steps.filter((node) => node['Relation Name'] === table);
    expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(steps.map((node) => node['Index Name'])).toContain(index);
  });

  it('is found without a look at all that was ever reported: pictures that only old reports hold', async () => {
    await app.db.patiently(
      60,
      sql`
      insert into messaging.conversation_reports (id, conversation_id, reporter_id, reported_id, reason, snapshot, created_at)
      select ${id('report')}, ${id('talk')}, ${id('one')}, ${id('other')}, 'scam',
        json_build_array(json_build_object('images', json_build_array(json_build_object('id', ${id('picture')})),
          'content', (select string_agg(md5(n || '-' || k), '') from generate_series(1, 500) k))), now()
      from generate_series(1, 300) n`,
    );
    const old = await app.db.first(
      sql<{ id: string }>`select id from messaging.conversation_reports limit 1`,
    );
    const [asked] = await sentWhile(/conversation_reports/, () =>
      app.nest.get(RemoveOldReportsJob).picturesOf(`${old?.id}`),
    );
    if (!asked) throw new Error('No pictures were looked for.');
    const [row] = await app.db.rows<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      CompiledQuery.raw(`explain (analyze, buffers, format json) ${asked.text}`, asked.values),
    );
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
      row?.['QUERY PLAN'][0].Plan ?? {};
    // A block of each snapshot would be as many as there are reports.
    expect(hit + read).toBeGreaterThan(0);
    expect(hit + read).toBeLessThan(150);
  });

  it('is found by an index: what was reported by and of who joins', async () => {
    await app.db.patiently(
      60,
      sql`
      insert into messaging.conversation_reports (id, conversation_id, reporter_id, reported_id, reason, snapshot, created_at)
      select ${id('decided')}, ${id('talk')}, ${id('one')}, ${id('other')}, 'scam', '[]', now()
      from generate_series(301, ${MANY}::int) n`,
    );
    await app.db.rows(sql`analyze messaging.conversation_reports`);
    const sent = await sentWhile(/conversation_reports/, () =>
      inTransaction(() => app.nest.get(TakeReportsOnJoining).takeAlong(joiner())),
    );
    const steps = (await Promise.all(sent.map((statement) => planOf(app, statement)))).flat();
    const reads = steps.filter((node) => node['Relation Name'] === 'conversation_reports');
    expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    for (const index of ['conversation_reports_reported', 'conversation_reports_conversation'])
      expect(steps.map((node) => node['Index Name'])).toContain(index);
  });

  it('is found by an index: what is hot', async () => {
    const [hot] = await sentWhile(/hot_listings/, () =>
      app.nest.get(JobRunner).runNow('catalog.measure-market'),
    );
    if (!hot) throw new Error('Nothing was measured.');
    const indexes = (await planOf(app, hot)).flatMap((node) => node['Index Name'] ?? []);
    expect(indexes).toEqual(expect.arrayContaining(['favorites_lately', 'listing_contacts_lately']));
  });
});
