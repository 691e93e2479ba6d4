import { Migration } from '@mikro-orm/migrations';

export class Stripe20261122172100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who people are at Stripe.
      create table monetization.customers (
        person_id uuid primary key,
        stripe_customer_id text not null unique,
        created_at timestamptz not null default now()
      );

      -- What Stripe has told us, each once. Only what it is about: how that stands is asked.
      create table monetization.billing_events (
        id text primary key,
        type text not null,
        about text not null,
        created_at timestamptz not null,
        received_at timestamptz not null,
        applied_at timestamptz,
        outcome text
      );
      create index billing_events_received on monetization.billing_events (received_at);
    `);
  }
}
