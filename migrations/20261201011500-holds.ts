import { Migration } from '@mikro-orm/migrations';

export class Holds20261201011500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The offer, meetup or order that keeps a pending listing for its buyer; null: its seller keeps it.
      alter table catalog.listings add column hold_id uuid;
      update catalog.listings listing set hold_id = coalesce(
        (select id from messaging.offers where listing_id = listing.id and status = 'accepted'),
        (select id from monetization.orders where listing_id = listing.id and reserved_at is not null
          order by reserved_at desc limit 1),
        (select id from community.meetups where listing_id = listing.id and reserved_at is not null
          order by reserved_at desc limit 1))
      where status = 'pending';
    `);
  }
}
