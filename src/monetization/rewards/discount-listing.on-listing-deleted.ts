import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { weekStartOf } from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { TellWeek } from './tell-week.js';

@Injectable()
@ReactsTo(ListingDeleted)
export class DiscountListingOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly db: Database,
    private readonly tellWeek: TellWeek,
    private readonly clock: Clock,
  ) {}

  async react({ listingId, deletedAt }: ListingDeleted): Promise<void> {
    const now = this.clock.now();
    const gone = await this.db.first(sql<{ personId: string; week: string }>`
      update monetization.week_listings set deleted_at = ${new Date(deletedAt ?? now)}
      where listing_id = ${listingId} and deleted_at is null
      returning person_id as "personId", week_start::text as week`);
    if (gone && gone.week === weekStartOf(now)) await this.tellWeek.tell(gone.personId, gone.week);
  }
}
