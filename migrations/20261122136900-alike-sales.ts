import { Migration } from '@mikro-orm/migrations';

export class AlikeSales20261122136900 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- For finding what such a thing was sold for.
      create index sales_title on catalog.sales using gin (to_tsvector('catalog.listing_text', title))
        where voided_at is null and not hidden;
    `);
  }
}
