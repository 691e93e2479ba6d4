import { Migration } from '@mikro-orm/migrations';

export class ViewsAtSize20261122142100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What the figures of somebody with thousands of listings are summed from, without a look at any row.
      alter table catalog.listing_days
        drop constraint listing_days_pkey,
        add primary key (listing_id, day) include (views);
    `);
  }
}
