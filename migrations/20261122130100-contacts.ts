import { Migration } from '@mikro-orm/migrations';

export class Contacts20261122130100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table catalog.listing_contacts (
        listing_id uuid not null references catalog.listings on delete cascade,
        person_id uuid not null,
        contacted_at timestamptz not null,
        primary key (listing_id, person_id)
      );
      create index listing_contacts_person on catalog.listing_contacts (person_id);

      -- Once, for those who have written already: messaging tells of the next ones.
      insert into catalog.listing_contacts (listing_id, person_id, contacted_at)
      select listing.id, message.sender_id, min(message.created_at)
      from messaging.conversations talk
      join catalog.listings listing on listing.id = talk.listing_id
      join messaging.messages message on message.conversation_id = talk.id and message.sender_id <> listing.seller_id
      join directory.people person on person.id = message.sender_id and not person.deleted
      group by listing.id, message.sender_id;
      update catalog.listings listing set
        contact_count = contacts.people,
        popularity = log(2, 1 + view_count + 5 * favorite_count + 20 * contacts.people)
          + extract(epoch from created_at) / 172800
      from (select listing_id, count(*)::int as people from catalog.listing_contacts group by listing_id) contacts
      where contacts.listing_id = listing.id;
    `);
  }
}
