import { Migration } from '@mikro-orm/migrations';

export class EmailChanges20261122015200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A member wants another address. It is theirs once the link that went there is opened (confirm_hash); the one that
      -- went to the old address (undo_hash) calls it off, or takes it back afterwards.
      create table identity.email_changes (
        id uuid primary key,
        profile_id uuid not null references identity.profiles on delete cascade,
        old_email text not null,
        new_email text not null,
        confirm_hash text unique,
        undo_hash text unique,
        requested_at timestamptz not null,
        confirmed_at timestamptz
      );
      create index email_changes_profile on identity.email_changes (profile_id);
      create index email_changes_old_email on identity.email_changes (old_email);
      create index email_changes_requested on identity.email_changes (requested_at);
    `);
  }
}
