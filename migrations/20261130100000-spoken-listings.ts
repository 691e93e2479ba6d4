import { Migration } from '@mikro-orm/migrations';

export class SpokenListings20261130100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Made of a recording, which may have been left out since: such a listing may have more pictures.
      alter table catalog.drafts add column spoken boolean not null default false;
      alter table catalog.listings add column spoken boolean not null default false;
      update catalog.drafts set spoken = true where audio_id is not null;
      update catalog.listings set spoken = true where audio_id is not null;
    `);
  }
}
