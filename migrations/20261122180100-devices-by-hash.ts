import { Migration } from '@mikro-orm/migrations';

export class DevicesByHash20261122180100 extends Migration {
  override up(): void {
    this.addSql('create index known_devices_hash on identity.known_devices (hash)');
  }
}
