import { Migration } from '@mikro-orm/migrations';

export class ListingShares20261122131200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table catalog.listing_shares (
        listing_id uuid not null references catalog.listings on delete cascade,
        event text not null check (event in ('shared', 'visited')),
        way text not null,
        -- A person, or an address.
        visitor text not null,
        day date not null,
        primary key (listing_id, event, way, visitor, day)
      );
      create index listing_shares_visitor on catalog.listing_shares (visitor);
    `);
  }
}
