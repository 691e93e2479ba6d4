import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingContacted } from '../catalog.contract.js';
import { countContacts } from './contacts.sql.js';

/** Counts a person once for each listing, and nobody who has left meanwhile or sells it by now. */
@Injectable()
@ReactsTo(ListingContacted)
export class CountContactOnListingContacted implements Reaction<ListingContacted> {
  constructor(private readonly db: Database) {}

  async react({ listingId, buyerId, contactedAt }: ListingContacted): Promise<void> {
    await this.db.rows(sql`
      with counted as (
        insert into catalog.listing_contacts (listing_id, person_id, contacted_at)
        select listing.id, person.id, ${contactedAt}
        from catalog.listings listing
        join directory.people person on person.id = ${buyerId} and not person.deleted
        where listing.id = ${listingId} and listing.seller_id <> person.id
        for key share of listing
        on conflict do nothing
        returning listing_id
      )
      ${countContacts(sql`select listing_id from counted`, 1)}`);
  }
}
