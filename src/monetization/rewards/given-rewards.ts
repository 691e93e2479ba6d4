import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { WEEKLY_CHALLENGE, weekAfter } from '#contract/monetization/weekly-challenge';
import { inBatches } from '#platform/jobs/in-batches';
import { Database } from '#platform/persistence/database';
import { countedIn } from './counted-listings.sql.js';
import { RewardWeeks } from './reward-weeks.js';

export interface RewardedPage {
  /** How many people of the week were looked at. */
  looked: number;
  /** The last of them. */
  last: string | null;
  /** Those of them who reached the goal and had no reward of the week yet. */
  personIds: string[];
}

/** Rows at a time, when those of weeks long gone are removed. */
const OLD_AT_ONCE = 5000;

/** Who has been rewarded for a week, and who has yet to be. */
@Injectable()
export class GivenRewards {
  constructor(
    private readonly db: Database,
    private readonly weeks: RewardWeeks,
  ) {}

  /** Notes the reward of those next in line, in the order of their ids. Within the transaction that gives it to them. */
  async noteSome(week: string, after: string | null, limit: number, now: Date): Promise<RewardedPage> {
    await this.weeks.lock(week);
    const page = await this.db.first(sql<RewardedPage>`
      with page as materialized (${listed(week, after)} order by person_id limit ${limit}),
      rewarded as (
        insert into monetization.user_rewards (person_id, week_start, listings_count, rewarded_at)
        select person_id, ${week}::date, listings, ${now} from (${earned(sql`select * from page`)}) earned
        on conflict (person_id, week_start) do nothing returning person_id
      )
      select (select count(*)::int from page) as looked,
        (select person_id from page order by person_id desc limit 1) as last,
        (select coalesce(json_agg(person_id order by person_id), '[]') from rewarded) as "personIds"`);
    return page ?? { looked: 0, last: null, personIds: [] };
  }

  /** Whether this person reached the goal of a week, and has no reward of it yet. */
  async isOwed(week: string, personId: string): Promise<boolean> {
    const row = await this.db.first(sql<{ owed: boolean }>`
      select ${countedIn(week)} >= ${WEEKLY_CHALLENGE.goal}::int and not exists (
        select from monetization.user_rewards where person_id = ${personId} and week_start = ${week}::date) as owed
      from monetization.week_listings where person_id = ${personId} and week_start = ${week}::date`);
    return row?.owed ?? false;
  }

  /** Nothing is left to be given for this week; false when there is. Within a transaction. */
  async close(week: string, now: Date): Promise<boolean> {
    await this.weeks.lock(week);
    const closed = await this.db.rows(sql`
      update monetization.reward_weeks set closed_at = ${now}
      where week_start = ${week}::date and not exists (
        select from (${earned(listed(week, null))}) earned where not exists (
          select from monetization.user_rewards reward
          where reward.person_id = earned.person_id and reward.week_start = ${week}::date))
      returning week_start`);
    return closed.length > 0;
  }

  /** What was listed in weeks that nobody asks for any more. */
  async forgetListings(currentWeek: string, stopping: AbortSignal): Promise<void> {
    const before = weekAfter(currentWeek, -WEEKLY_CHALLENGE.keptWeeks);
    await inBatches(OLD_AT_ONCE, stopping, async () => {
      const gone = await this.db.rows(sql`
        delete from monetization.week_listings where listing_id = any(array(
          select listing_id from monetization.week_listings listing
          join monetization.reward_weeks week using (week_start)
          where week_start < ${before}::date and closed_at is not null limit ${OLD_AT_ONCE}))
        returning listing_id`);
      return gone.length;
    });
  }
}

/** SQL: people after that one, and how much of what they listed counts in a week. */
const listed = (week: string, after: string | null): RawBuilder<unknown> => sql`
  select person_id, ${countedIn(week)} as listings from monetization.week_listings
  where week_start = ${week}::date and ${after === null ? sql`true` : sql`person_id > ${after}::uuid`}
  group by person_id`;

/** SQL: those of them who are still here and reached the goal. */
const earned = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select listed.person_id, listed.listings from (${people}) listed
  join directory.people person on person.id = listed.person_id and not person.deleted
  where listed.listings >= ${WEEKLY_CHALLENGE.goal}::int`;
