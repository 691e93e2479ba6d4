import { Migration } from '@mikro-orm/migrations';

export class PlanPrices20261122173000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What plans cost. A price is never changed: who pays it goes on paying it. It is made inactive, and another one
      -- added, or an old one made active again.
      create table monetization.prices (
        id uuid primary key default gen_random_uuid(),
        tier text not null check (tier in ('premium', 'premium_plus')),
        cycle text not null check (cycle in ('monthly', 'yearly')),
        amount_cents integer not null check (amount_cents > 0),
        currency text not null default 'usd',
        -- At Stripe; null until it was made there.
        stripe_price_id text unique,
        active boolean not null default true,
        sort_order integer not null,
        unique (tier, cycle, currency, amount_cents)
      );
      create unique index prices_active on monetization.prices (tier, cycle, currency) where active;
      insert into monetization.prices (tier, cycle, amount_cents, sort_order) values
        ('premium', 'monthly', 400, 10),
        ('premium', 'yearly', 4000, 20),
        ('premium_plus', 'monthly', 900, 30),
        ('premium_plus', 'yearly', 9000, 40);
    `);
  }
}
