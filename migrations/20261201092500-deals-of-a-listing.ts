import { Migration } from '@mikro-orm/migrations';

export class DealsOfAListing20261201092500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Of every deal, not only of those with a picture: what an administrator takes down, no review names.
      drop index community.deals_listing;
      create index deals_listing on community.deals (listing_id);
    `);
  }
}
