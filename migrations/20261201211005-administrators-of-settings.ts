import { Migration } from '@mikro-orm/migrations';

export class AdministratorsOfSettings20261201211005 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- The ADMIN_EMAIL that made somebody administrator: their address may be another one since.
      alter table identity.profiles add made_admin_as text;
      create unique index profiles_made_admin_as on identity.profiles (made_admin_as) where made_admin_as is not null;
    `);
  }
}
