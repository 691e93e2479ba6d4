import { Migration } from '@mikro-orm/migrations';

export class SalesAndInterestFound20261130180703 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index sales_pictured on catalog.sales (listing_id) where image is not null;
      create index sales_category on catalog.sales (category, sold_at desc) where voided_at is null;

      -- Of the last days, for what is hot; what is newest is added at the end of these.
      create index favorites_lately on catalog.favorites (created_at);
      create index listing_contacts_lately on catalog.listing_contacts (contacted_at);
    `);
  }
}
