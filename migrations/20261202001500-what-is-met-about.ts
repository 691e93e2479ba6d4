import { Migration } from '@mikro-orm/migrations';

export class WhatIsMetAbout20261202001500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What kind of thing it is: what is drawn for one without a photo, the same as everywhere.
      alter table community.meetup_listings add column category text not null default 'other';
      alter table monetization.orders add column category text not null default 'other';
      -- Once, for the copies there are.
      update community.meetup_listings met set category = listing.category
      from catalog.listings listing where listing.id = met.id;
      update monetization.orders purchase set category = listing.category
      from catalog.listings listing where listing.id = purchase.listing_id;
    `);
  }
}
