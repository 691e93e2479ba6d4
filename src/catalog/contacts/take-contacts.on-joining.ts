import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { removeContacts } from './contacts.sql.js';

/** Whoever wrote as a guest and as a member is one person from now on, and nobody's own listing has been contacted. */
@Injectable()
@OnJoining()
export class TakeContactsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(
      removeContacts(sql`(
        contact.person_id = ${guestId} and exists (
          select from catalog.listing_contacts own
          where own.person_id = ${memberId} and own.listing_id = contact.listing_id)
        or contact.person_id in (${guestId}, ${memberId}) and exists (
          select from catalog.listings sold
          where sold.id = contact.listing_id and sold.seller_id in (${guestId}, ${memberId})))`),
    );
    await this.db.rows(sql`
      update catalog.listing_contacts set person_id = ${memberId} where person_id = ${guestId}`);
  }
}
