import { Migration } from '@mikro-orm/migrations';

export class Sales20261122132000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What was sold, as it was then; it outlives the listing. Who leaves takes their part of it along.
      create table catalog.sales (
        id uuid primary key,
        listing_id uuid not null,
        seller_id uuid,
        buyer_id uuid,
        price_cents int not null check (price_cents >= 0),
        title text not null,
        category text not null,
        condition text not null,
        image jsonb,
        -- The seller does not want it shown to everybody.
        hidden boolean not null default false,
        sold_at timestamptz not null,
        -- It fell through.
        voided_at timestamptz
      );
      create unique index sales_of_listing on catalog.sales (listing_id) where voided_at is null;
      create index sales_recent on catalog.sales (sold_at desc, id desc) where voided_at is null and not hidden;
      create index sales_seller on catalog.sales (seller_id, sold_at desc);
      create index sales_buyer on catalog.sales (buyer_id, sold_at desc) where buyer_id is not null;

      -- created_at is when a listing was put up or renewed.
      alter table catalog.listings add column first_listed_at timestamptz;

      -- What counts as new again is one of the newest, which a search reads first (docs/adr/0005).
      create function catalog.mark_recent() returns trigger language plpgsql as $$
        begin
          new.recent := true;
          return new;
        end $$;
      create trigger mark_recent before update of created_at on catalog.listings
        for each row when (new.created_at > old.created_at) execute function catalog.mark_recent();
    `);
  }
}
