import { Migration } from '@mikro-orm/migrations';

export class Contact20261122002000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema community;

      -- What people wrote to those who run the place. Mailed as well; kept, so that no mail server can lose it.
      create table community.contact_messages (
        id uuid primary key,
        person_id uuid,
        name text not null,
        email text not null,
        topic text not null check (topic in ('account', 'listing', 'safety', 'data', 'plans', 'other')),
        message text not null,
        language text not null,
        created_at timestamptz not null
      );
      create index contact_messages_person on community.contact_messages (person_id) where person_id is not null;
    `);
  }
}
