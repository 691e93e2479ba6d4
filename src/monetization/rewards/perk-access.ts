import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WEEKLY_CHALLENGE, weekAfter, weekStartOf } from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { countedIn } from './counted-listings.sql.js';

/**
 * Who is shown the codes of partners: whoever reached the goal of this week or the last one, at once and not only when the
 * week closes.
 */
@Injectable()
export class PerkAccess {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(personId: string): Promise<boolean> {
    const week = weekStartOf(this.clock.now());
    const last = weekAfter(week, -1);
    const row = await this.db.first(sql<{ unlocked: boolean }>`
      select greatest(${countedIn(week)}, ${countedIn(last)}) >= ${WEEKLY_CHALLENGE.goal}::int
        or exists (
          select from monetization.user_rewards where person_id = ${personId} and week_start = ${last}::date
        ) as unlocked
      from monetization.week_listings where person_id = ${personId} and week_start >= ${last}::date`);
    return row?.unlocked ?? false;
  }
}
