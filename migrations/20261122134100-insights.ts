import { Migration } from '@mikro-orm/migrations';

export class Insights20261122134100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The last insights of a seller, one row of each kind.
      create table catalog.insights (
        id uuid primary key,
        seller_id uuid not null,
        kind text not null check (kind in ('market_trend', 'pricing_optimization', 'best_time')),
        data jsonb not null,
        created_at timestamptz not null,
        unique (seller_id, kind)
      );
    `);
  }
}
