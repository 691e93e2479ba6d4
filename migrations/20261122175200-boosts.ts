import { Migration } from '@mikro-orm/migrations';

export class Boosts20261122175200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A listing stood first for some time: for a week, and a week more for each further credit spent meanwhile.
      create table monetization.boosts (
        id uuid primary key,
        listing_id uuid not null,
        seller_id uuid not null,
        -- The listing's, as it was then.
        title text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        credits int not null check (credits > 0),
        -- When its seller was told how it went.
        told_at timestamptz,
        check (ends_at > starts_at)
      );
      create index boosts_seller on monetization.boosts (seller_id, starts_at desc, id desc);
      create index boosts_listing on monetization.boosts (listing_id, ends_at desc);
      create index boosts_due on monetization.boosts (ends_at) where told_at is null;
    `);
  }
}
