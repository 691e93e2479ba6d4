import { Migration } from '@mikro-orm/migrations';

export class ListingOfDraft20261122142200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What it was written in: a person's draft becomes one listing.
      alter table catalog.listings add column draft_id uuid;
      create index listings_draft on catalog.listings (draft_id) where draft_id is not null;
    `);
  }
}
