import { Migration } from '@mikro-orm/migrations';

export class SearchAddresses20261130100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Where a guest wants mails of saved searches: an address says yes or stop to them, not to one search.
      create table catalog.search_addresses (
        person_id uuid not null,
        email text not null,
        -- Of the mails that ask it, null once it has said stop; and of those that tell it what was found.
        confirm_token text,
        stop_token text not null,
        confirmed_at timestamptz,
        primary key (person_id, email)
      );
      create unique index search_addresses_confirm on catalog.search_addresses (confirm_token);
      create unique index search_addresses_stop on catalog.search_addresses (stop_token);
      insert into catalog.search_addresses (person_id, email, confirm_token, stop_token, confirmed_at)
      select person_id, email, (array_agg(confirm_token order by created_at desc))[1],
        left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 43), min(email_confirmed_at)
      from catalog.saved_searches where email is not null group by person_id, email;
      alter table catalog.saved_searches drop column confirm_token, drop column email_confirmed_at;
    `);
  }
}
