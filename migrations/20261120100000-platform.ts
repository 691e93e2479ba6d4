import { Migration } from '@mikro-orm/migrations';

export class Platform20261120100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;

      create table platform.outbox (
        id uuid primary key,
        type text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        available_at timestamptz not null default now(),
        processed_at timestamptz,
        attempts int not null default 0,
        last_error text
      );
      create index outbox_waiting on platform.outbox (id) where processed_at is null;
      create index outbox_processed on platform.outbox (processed_at) where processed_at is not null;

      create table platform.reactions_done (
        -- No foreign key: its check would wait for the lock that the relay holds on the message.
        message_id uuid not null,
        reaction text not null,
        primary key (message_id, reaction)
      );

      create table platform.rate_limits (
        rule text not null,
        key text not null,
        window_start timestamptz not null,
        count int not null,
        primary key (rule, key)
      );

      create table platform.job_runs (
        job text not null,
        slot timestamptz not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        result text,
        error text,
        primary key (job, slot)
      );

      -- Messages too large for NOTIFY, for the seconds until every instance has read them.
      create unlogged table platform.socket_io_attachments (
        id bigserial primary key,
        created_at timestamptz not null default now(),
        payload bytea
      );

      -- Uploads. attached_to names what shows one ('catalog.listing:<id>'); without it the sweep removes the upload.
      create table platform.media (
        id uuid primary key,
        owner_id uuid not null,
        attached_to text,
        unattached_since timestamptz default now(),
        kind text not null check (kind in ('image', 'audio')),
        content_type text not null,
        bytes int not null,
        width int,
        height int,
        placeholder text,
        perceptual_hash bigint,
        created_at timestamptz not null default now()
      );
      create index media_owner on platform.media (owner_id);
      create index media_attached on platform.media (attached_to);
      create index media_unattached on platform.media (unattached_since) where attached_to is null;
    `);
  }
}
