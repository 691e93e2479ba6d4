import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';

/** Which weeks have rewards to be given. */
@Injectable()
export class RewardWeeks {
  constructor(private readonly db: Database) {}

  /** Something counts in this week. */
  async open(week: string): Promise<void> {
    await this.db.rows(sql`
      insert into monetization.reward_weeks (week_start) values (${week}) on conflict (week_start) do nothing`);
  }

  /**
   * Something counts in a week that is over: who is told late is rewarded late. Until the caller's transaction ends the week
   * is not closed past it.
   */
  async openAgain(week: string): Promise<void> {
    await this.lock(week);
    await this.db.rows(sql`
      insert into monetization.reward_weeks (week_start) values (${week})
      on conflict (week_start) do update set closed_at = null where reward_weeks.closed_at is not null`);
  }

  /** The weeks before this one that are not closed, the oldest first. */
  async due(currentWeek: string): Promise<string[]> {
    const rows = await this.db.rows(sql<{ week: string }>`
      select week_start::text as week from monetization.reward_weeks
      where closed_at is null and week_start < ${currentWeek}::date order by week_start`);
    return rows.map(({ week }) => week);
  }

  /** Until the caller's transaction ends nobody else gives rewards of this week, or adds to it late. */
  lock(week: string): Promise<void> {
    return this.db.lock(`monetization.reward-week:${week}`);
  }
}
