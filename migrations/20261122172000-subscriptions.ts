import { Migration } from '@mikro-orm/migrations';

export class Subscriptions20261122172000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Numbers what is learned of subscriptions: of two terms the later ones count.
      create sequence monetization.knowledge as int;

      create table monetization.subscriptions (
        id uuid primary key,
        -- Null once they have left: the books stay.
        person_id uuid,
        source text not null check (source in ('stripe', 'test', 'admin_assigned')),
        -- The terms agreed on last.
        terms_version int not null,
        tier text not null check (tier in ('premium', 'premium_plus')),
        cycle text not null check (cycle in ('monthly', 'yearly')),
        amount_cents int not null check (amount_cents >= 0),
        currency text not null default 'usd',
        cancels boolean not null default false,
        next_tier text check (next_tier in ('premium', 'premium_plus')),
        next_cycle text check (next_cycle in ('monthly', 'yearly')),
        next_amount_cents int,
        -- A renewal that failed: of the period that begins then, first tried then.
        failed_from timestamptz,
        failed_at timestamptz,
        ended_at timestamptz,
        ended_why text check (ended_why in ('cancelled', 'unpaid', 'refunded', 'replaced', 'left')),
        -- What the facts come to; reckoned anew with each of them.
        status text not null check (status in ('inactive', 'active', 'past-due', 'cancelled', 'expired')),
        period_start timestamptz,
        -- Null: no end.
        period_end timestamptz,
        grace_until timestamptz,
        holds_until timestamptz,
        -- Of unused time that was worth more than what took its place; goes off the next periods of a test subscription.
        credit_cents int not null default 0 check (credit_cents >= 0),
        stripe_subscription_id text unique,
        -- When Stripe was last asked about it.
        checked_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      -- One that is paid for, and one that is assigned.
      create unique index subscriptions_running on monetization.subscriptions (person_id, (source = 'admin_assigned'))
        where status in ('inactive', 'active', 'past-due');
      create index subscriptions_person on monetization.subscriptions (person_id, created_at desc);
      create index subscriptions_due on monetization.subscriptions (holds_until)
        where status in ('inactive', 'active', 'past-due');
      create index subscriptions_period on monetization.subscriptions (period_end)
        where status in ('inactive', 'active', 'past-due');

      -- The books: only ever added to, and nobody's name in them.
      create table monetization.payments (
        id uuid primary key,
        subscription_id uuid not null references monetization.subscriptions,
        kind text not null check (kind in ('payment', 'refund')),
        source text not null check (source in ('stripe', 'test')),
        -- What whoever took or gave the money calls it.
        reference text not null unique,
        -- The reference of what was paid.
        refund_of text,
        amount_cents int not null check (amount_cents >= 0),
        currency text not null default 'usd',
        tier text not null check (tier in ('premium', 'premium_plus')),
        cycle text not null check (cycle in ('monthly', 'yearly')),
        period_start timestamptz,
        period_end timestamptz,
        paid_at timestamptz not null,
        recorded_at timestamptz not null default now(),
        check ((kind = 'refund') = (refund_of is not null)),
        check ((kind = 'payment') = (period_end is not null and period_start is not null))
      );
      create index payments_subscription on monetization.payments (subscription_id);
      create index payments_time on monetization.payments (paid_at);

      create function monetization.keep_books() returns trigger language plpgsql as $$
      begin
        raise exception 'what was paid is never changed';
      end $$;
      create trigger payments_stay before update or delete on monetization.payments
        for each row execute function monetization.keep_books();
      create trigger payments_all_stay before truncate on monetization.payments
        for each statement execute function monetization.keep_books();

      create table monetization.checkouts (
        id uuid primary key,
        -- Null once they have left.
        person_id uuid,
        source text not null check (source in ('stripe', 'test')),
        price_id uuid not null,
        tier text not null,
        cycle text not null,
        -- Of the plan, before the coupon.
        amount_cents int not null check (amount_cents > 0),
        coupon text,
        coupon_cents int not null default 0 check (coupon_cents >= 0),
        status text not null check (status in ('open', 'paid', 'abandoned')),
        -- Null until it can be gone to.
        url text,
        stripe_session_id text unique,
        subscription_id uuid references monetization.subscriptions,
        created_at timestamptz not null,
        lapses_at timestamptz not null,
        settled_at timestamptz
      );
      create unique index checkouts_open on monetization.checkouts (person_id) where status = 'open';
      create index checkouts_person on monetization.checkouts (person_id);
      create index checkouts_due on monetization.checkouts (lapses_at) where status = 'open';
    `);
  }
}
