import { Migration } from '@mikro-orm/migrations';

export class Exports20261122133200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Copies of what people have here, each a file in the storage. person_id: null once they have left. expires_at: from
      -- when on the file may go; the row goes after it, so that no file is left that nobody knows of.
      create table identity.exports (
        id uuid primary key,
        person_id uuid,
        requested_at timestamptz not null,
        ready_at timestamptz,
        bytes bigint,
        expires_at timestamptz not null
      );
      create index exports_person on identity.exports (person_id, requested_at desc);
      create index exports_expired on identity.exports (expires_at);

      -- What opens a file for some minutes, to who was signed in when they asked for it.
      create table identity.export_tickets (
        hash text primary key,
        export_id uuid not null references identity.exports on delete cascade,
        expires_at timestamptz not null
      );
      create index export_tickets_export on identity.export_tickets (export_id);
    `);
  }
}
