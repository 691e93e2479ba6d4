import { Migration } from '@mikro-orm/migrations';

export class MarketLife20261122132100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What the market's sections show, counted by a job every few minutes and never when somebody looks.
      create table catalog.hot_listings (place int primary key, listing_id uuid not null, score float8 not null);
      create table catalog.top_sellers (
        place int primary key,
        seller_id uuid not null,
        sales int not null,
        earned_cents bigint not null
      );
      create table catalog.market_figures (
        only_row boolean primary key default true check (only_row),
        active_people int not null,
        items_sold int not null,
        -- Weighed by how many ratings stand behind it; null without any.
        rating float8
      );
    `);
  }
}
