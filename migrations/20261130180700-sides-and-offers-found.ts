import { Migration } from '@mikro-orm/migrations';

export class SidesAndOffersFound20261130180700 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- All sides of a person: those nothing was said to yet as well. In the place of one that only knew the others, so that a
      -- message writes into no index more than it did. Dropped first: a stronger lock asked for later could be a deadlock.
      drop index messaging.participants_list;
      create index participants_of_person on messaging.participants (person_id, last_at desc, conversation_id desc);

      create index offers_listing on messaging.offers (listing_id);

      -- The ids of the pictures in the snapshot, which is long.
      alter table messaging.conversation_reports add column pictures jsonb not null
        generated always as (jsonb_path_query_array(snapshot, '$[*].images[*].id')) stored;
    `);
  }
}
