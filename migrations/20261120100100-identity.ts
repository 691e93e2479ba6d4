import { Migration } from '@mikro-orm/migrations';

export class Identity20261120100100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema identity;

      create table identity.profiles (
        id uuid primary key,
        kind text not null check (kind in ('member', 'guest')),
        role text not null default 'user' check (role in ('user', 'admin')),
        username text,
        full_name text,
        email text,
        password_hash text,
        email_confirmed_at timestamptz,
        guest_id text,
        pin_hash text,
        avatar jsonb,
        bio text,
        phone text,
        theme text,
        language text not null default 'en',
        onboarding_completed boolean not null default false,
        verified_seller boolean not null default false,
        rating float8,
        total_ratings int not null default 0,
        guest_to_bring uuid,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        last_accessed timestamptz not null default now(),
        check (kind = 'guest' or (username is not null and email is not null and password_hash is not null)),
        check (kind = 'member' or (guest_id is not null and pin_hash is not null))
      );
      create unique index profiles_username on identity.profiles (lower(username));
      create unique index profiles_email on identity.profiles (email);
      create unique index profiles_guest_id on identity.profiles (guest_id);
      create index profiles_idle_guests on identity.profiles (last_accessed) where kind = 'guest';

      -- One sign-in on one browser. Its refresh tokens form a family: reuse of a spent one ends all of it.
      create table identity.sessions (
        id uuid primary key,
        profile_id uuid not null references identity.profiles on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        revoked_because text
      );
      create index sessions_profile on identity.sessions (profile_id);
      create index sessions_expired on identity.sessions (expires_at);

      create table identity.refresh_tokens (
        hash text primary key,
        session_id uuid not null references identity.sessions on delete cascade,
        issued_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index refresh_tokens_session on identity.refresh_tokens (session_id);

      -- Links in mails: confirming an address, choosing a new password. Using one deletes it.
      create table identity.mail_tokens (
        hash text primary key,
        profile_id uuid not null references identity.profiles on delete cascade,
        purpose text not null check (purpose in ('confirm-email', 'reset-password')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index mail_tokens_profile on identity.mail_tokens (profile_id);
      create index mail_tokens_expired on identity.mail_tokens (expires_at);
    `);
  }
}
