import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** From now on what they find is mailed to the member's own address. */
@Injectable()
@OnJoining()
export class TakeSearchesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // What one of the two sells is the other's own, and nobody is told of that.
    await this.db.rows(sql`
      delete from catalog.search_alerts alert using catalog.saved_searches search, catalog.listings sold
      where search.person_id in (${guestId}, ${memberId}) and alert.search_id = search.id
        and sold.id = alert.listing_id and sold.seller_id in (${guestId}, ${memberId})`);
    await this.db.rows(sql`
      update catalog.saved_searches set person_id = ${memberId}, email = null
      where person_id = ${guestId}`);
  }
}
