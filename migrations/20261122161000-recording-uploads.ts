import { Migration } from '@mikro-orm/migrations';

export class RecordingUploads20261122161000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Recordings that come in pieces, on any instance, and go on after a connection has broken.
      create table platform.recording_uploads (
        id uuid primary key,
        owner_id uuid not null,
        size int not null,
        received int not null default 0,
        taken_in boolean not null default false,
        created_at timestamptz not null
      );
      create index recording_uploads_owner on platform.recording_uploads (owner_id, created_at);
      create index recording_uploads_age on platform.recording_uploads (created_at);

      create table platform.recording_parts (
        upload_id uuid not null references platform.recording_uploads on delete cascade,
        at int not null,
        bytes bytea not null,
        primary key (upload_id, at)
      );
      -- Sound is packed already.
      alter table platform.recording_parts alter column bytes set storage external;
    `);
  }
}
