import { Migration } from '@mikro-orm/migrations';

export class Coupons20261122181000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a week of listing earns: so much off a plan, once. Held while a checkout that uses it is open.
      create table monetization.coupons (
        code text primary key,
        person_id uuid not null,
        week_start date not null,
        amount_cents int not null check (amount_cents > 0),
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        checkout_id text unique,
        held_until timestamptz,
        redeemed_at timestamptz,
        unique (person_id, week_start),
        check (checkout_id is not null or (held_until is null and redeemed_at is null))
      );
    `);
  }
}
