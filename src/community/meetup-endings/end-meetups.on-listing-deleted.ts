import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

/** What was met about stays known by its name, without its picture. */
@Injectable()
@ReactsTo(ListingDeleted)
export class EndMeetupsOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly db: Database,
    private readonly meetups: EndedMeetups,
  ) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.db.rows(sql`
      update community.meetup_listings set status = 'deleted', image = null where id = ${listingId}`);
    await this.meetups.end(sql`listing_id = ${listingId} ${IN_ORDER}`, 'deleted');
  }
}
