import { Migration } from '@mikro-orm/migrations';

export class KnownDevices20261122015000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Browsers that have signed in to an account: strangers who guess at it do not keep them out.
      create table identity.known_devices (
        profile_id uuid not null references identity.profiles on delete cascade,
        hash text not null,
        seen_at timestamptz not null,
        primary key (profile_id, hash)
      );
      create index known_devices_seen on identity.known_devices (seen_at);
    `);
  }
}
