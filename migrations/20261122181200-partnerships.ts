import { Migration } from '@mikro-orm/migrations';

export class Partnerships20261122181200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table monetization.brand_partnerships (
        id uuid primary key,
        brand_name text not null,
        logo jsonb,
        discount_description text not null,
        -- Null: what is usual.
        requirements_text text,
        coupon_code text not null,
        is_active boolean not null,
        -- Of the demo town: no brand has agreed to it.
        is_sample boolean not null default false,
        created_at timestamptz not null
      );
      create index brand_partnerships_shown on monetization.brand_partnerships (created_at desc, id) where is_active;
    `);
  }
}
