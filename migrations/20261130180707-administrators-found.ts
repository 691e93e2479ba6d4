import { Migration } from '@mikro-orm/migrations';

export class AdministratorsFound20261130180707 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index profiles_admins on identity.profiles (id) where role = 'admin';
    `);
  }
}
