import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { week: string };

/** A line a week. */
@Injectable()
@InExport('weekly-rewards', 'monetization.week_listings.person_id', 'monetization.user_rewards.person_id')
export class RewardsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        with listed as (
          select week_start, count(distinct likeness) as listings from monetization.week_listings
          where person_id = ${id} and deleted_at is null group by week_start
        ), rewarded as (
          select week_start, listings_count, rewarded_at from monetization.user_rewards where person_id = ${id}
        )
        select week_start::text as week, json_build_object('week', week_start,
          'listings', coalesce(listings_count, listings), 'rewardedAt', rewarded_at) as row
        from listed full join rewarded using (week_start)
        where ${after ? sql`week_start > ${after.week}::date` : sql`true`}
        order by week_start limit ${limit}`),
    );
  }
}
