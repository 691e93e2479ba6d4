import { Migration } from '@mikro-orm/migrations';

export class MailSwitches20261122030100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What the links in a person's mails switch off, without signing in. As it is written into each of them.
      create table messaging.mail_switches (
        token text primary key,
        person_id uuid not null,
        kind text not null,
        unique (person_id, kind)
      );
    `);
  }
}
