import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { WEEKLY_CHALLENGE, weekAfter, weekStartOf } from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingPublished, LockListing } from '../../catalog/catalog.contract.js';
import { likenessOf } from './counted-listings.sql.js';
import { RewardWeeks } from './reward-weeks.js';
import { TellWeek } from './tell-week.js';

/** Counts in the week in which it was put up, whenever that is told. */
@Injectable()
@ReactsTo(ListingPublished)
export class CountListingOnListingPublished implements Reaction<ListingPublished> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly weeks: RewardWeeks,
    private readonly tellWeek: TellWeek,
    private readonly clock: Clock,
  ) {}

  async react({ listingId, sellerId, title, publishedAt }: ListingPublished): Promise<void> {
    const now = this.clock.now();
    const published = new Date(publishedAt ?? now);
    const [week, currentWeek] = [weekStartOf(published), weekStartOf(now)];
    if (week < weekAfter(currentWeek, -WEEKLY_CHALLENGE.keptWeeks)) return;
    // Whose it was may have become a member since, or is about to; of what is deleted again, that is told next.
    const listing = await this.commands.execute(new LockListing(listingId));
    const personId = listing?.sellerId ?? sellerId;
    await (week < currentWeek ? this.weeks.openAgain(week) : this.weeks.open(week));
    const added = await this.db.rows(sql`
      insert into monetization.week_listings (listing_id, person_id, week_start, likeness, published_at)
      select ${listingId}, id, ${week}::date, ${likenessOf(title)}, ${published}
      from directory.people where id = ${personId} and not deleted
      on conflict (listing_id) do nothing returning listing_id`);
    if (added.length > 0 && week === currentWeek) await this.tellWeek.tell(personId, week);
  }
}
