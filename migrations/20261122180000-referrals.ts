import { Migration } from '@mikro-orm/migrations';

export class Referrals20261122180000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table monetization.referral_codes (
        code text primary key,
        person_id uuid not null,
        -- One of each person is; a guest's goes on working when they join with another.
        shown boolean not null default true,
        created_at timestamptz not null
      );
      create unique index referral_codes_shown on monetization.referral_codes (person_id) where shown;
      create index referral_codes_person on monetization.referral_codes (person_id);

      create table monetization.referrals (
        id uuid primary key,
        -- Null once they have left.
        referrer_id uuid,
        -- Null once they have left, or turned out to be who invited them. Each person is invited once.
        friend_id uuid unique,
        code text not null,
        state text not null check (state in ('accepted', 'rewarded', 'counted', 'refused', 'clawed-back')),
        -- Of what was refused or taken back, for administrators.
        reason text,
        -- The friend's first one.
        listing_id uuid,
        accepted_at timestamptz not null,
        succeeded_at timestamptz,
        -- Null when the limits of rewards were reached.
        rewarded_at timestamptz,
        held_until timestamptz,
        ended_at timestamptz,
        check (referrer_id <> friend_id),
        check (state not in ('refused', 'clawed-back') or reason is not null)
      );
      create index referrals_referrer on monetization.referrals (referrer_id, accepted_at desc, id desc);
      create index referrals_listing on monetization.referrals (listing_id) where state in ('rewarded', 'counted');

      -- Where who invites and who was invited were, as hashes with a key of the server's.
      create table monetization.referral_addresses (
        hash text not null,
        person_id uuid not null,
        seen_at timestamptz not null,
        primary key (hash, person_id)
      );
      create index referral_addresses_person on monetization.referral_addresses (person_id);
      create index referral_addresses_seen on monetization.referral_addresses (seen_at);
    `);
  }
}
