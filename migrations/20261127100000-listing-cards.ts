import { Migration } from '@mikro-orm/migrations';

export class ListingCards20261127100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a card shows of the listing itself, as the text of a JSON object without its closing brace: what changes
      -- without the row (the seller's name, a boost that ends) is put behind it. Moments are in UTC whoever writes.
      create function catalog.card_of(
        id uuid, title text, price_cents int, condition text, category text, location text, images jsonb,
        ai_generated boolean, created_at timestamptz
      ) returns text language sql immutable parallel safe set timezone = 'UTC' as $$
        select left(row_to_json(card)::text, -1)
        from (
          select id, title, price_cents / 100::float8 as price, condition, category, location, images -> 0 as image,
            ai_generated as "aiGenerated", created_at as "createdAt"
        ) card
      $$;
      alter table catalog.listings add column card text generated always as (
        catalog.card_of(id, title, price_cents, condition, category, location, images, ai_generated, created_at)
      ) stored;
      -- Where a row is too long, its description moves out before the card does.
      alter table catalog.listings alter column card set storage main;
    `);
  }
}
