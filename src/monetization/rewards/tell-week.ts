import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { countedIn } from './counted-listings.sql.js';

/** Shows somebody's progress in every open tab of theirs. */
@Injectable()
export class TellWeek {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  async tell(personId: string, week: string): Promise<void> {
    const row = await this.db.first(sql<{ listings: number }>`
      select ${countedIn(week)} as listings from monetization.week_listings
      where person_id = ${personId} and week_start = ${week}::date`);
    this.realtime.toPerson(personId, 'monetization.week', { weekStart: week, listings: row?.listings ?? 0 });
  }
}
