import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';

/** Tells when the views of the demo listings were, as far as they are said to have any: mostly lately, and in the evening. */
@Injectable()
@OnDemo({ makes: 'view', needs: ['listing'] })
export class SeedViewsOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    const row = await this.db.first(
      sql<{ settled: boolean }>`select exists (select from catalog.listing_days) as settled`,
    );
    return row?.settled ?? false;
  }

  async seed(town: DemoTown): Promise<void> {
    const now = town.ago(0);
    await this.db.rows(sql`
      insert into catalog.listing_views (listing_id, viewer, day, hour)
      select id, 'demo-' || nth, at::date, case when dice[2] % 5 < 3 then 17 + dice[3] % 5 else dice[3] % 24 end
      from catalog.listings
      cross join generate_series(1, view_count) nth
      cross join lateral (select array[
        ('x' || substr(md5(id::text || nth), 1, 6))::bit(24)::int,
        ('x' || substr(md5(id::text || nth), 7, 6))::bit(24)::int,
        ('x' || substr(md5(id::text || nth), 13, 6))::bit(24)::int] as dice) rolled
      cross join lateral (
        select (${now}::timestamptz - (${now}::timestamptz - created_at) * power(dice[1] / 16777216.0, 1.3)::float8)
          at time zone 'utc' as at
      ) looked
      on conflict do nothing`);
    await this.db.rows(sql`
      insert into catalog.listing_days (listing_id, day, views)
      select listing_id, day, count(*) from catalog.listing_views group by listing_id, day`);
  }
}
