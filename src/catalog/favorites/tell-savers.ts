import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { usdText } from '#platform/persistence/money.sql';
import { NotifyPeople } from '../../notifications/notifications.contract.js';
import { noticeOf, type SaverNews } from './saver-news.js';
import { SaversLeftToTell } from './savers-left-to-tell.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Unaware = SaverNews & { personId: string; hidden: boolean };

/**
 * Tells those who saved a listing what became of it. Each favorite holds what its person knows, and only the difference
 * to how the listing is now is told; so it does not matter how often, or after how many changes, this runs. Who gets it knows
 * already (`knowStatus`).
 */
@Injectable()
export class TellSavers {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Some hundred of them, in the caller's transaction; the others in the next one. */
  async tell(listingId: string, after = FIRST): Promise<void> {
    const savers = await this.learn(listingId, after);
    const told = savers.flatMap(({ personId, hidden, ...news }) => {
      const notice = hidden ? null : noticeOf(news);
      return notice ? [{ personId, notice }] : [];
    });
    await this.commands.execute(new NotifyPeople(told, `listing:${listingId}`));
    const last = savers.at(-1);
    if (last && savers.length === BATCH)
      this.outbox.raise(new SaversLeftToTell(listingId, last.personId), listingId);
  }

  /**
   * Lets the next ones know how the listing is, and answers what they knew. In order of people. Of one that was taken down
   * they know only that. The listing stays as it is read: else a buyer who knows more by now would unlearn it.
   */
  private learn(listingId: string, after: string): Promise<Unaware[]> {
    const now = this.clock.now();
    return this.db.rows(sql<Unaware>`
      with listing as (
        select id, title, category, price_cents, status, status = 'removed' as hidden
        from catalog.listings where id = ${listingId} for share
      ), unaware as (
        select favorite.person_id, favorite.known_cents, favorite.known_status
        from catalog.favorites favorite
        join listing on listing.id = favorite.listing_id
        where favorite.listing_id = ${listingId} and favorite.person_id > ${after}
          and (favorite.is_hidden <> listing.hidden or not listing.hidden
            and (favorite.known_cents, favorite.known_status, favorite.category)
              is distinct from (listing.price_cents, listing.status, listing.category))
        order by favorite.person_id limit ${BATCH} for update of favorite
      ), hidden as (
        update catalog.favorites favorite set is_hidden = true
        from unaware, listing
        where listing.hidden and favorite.listing_id = listing.id and favorite.person_id = unaware.person_id
      ), learned as (
        update catalog.favorites favorite set
          known_cents = listing.price_cents, known_status = listing.status, category = listing.category,
          is_hidden = false,
          dropped_at = case when listing.price_cents < unaware.known_cents then ${now}::timestamptz
            else favorite.dropped_at end,
          status_at = case when listing.status <> unaware.known_status then ${now}::timestamptz
            else favorite.status_at end
        from unaware, listing
        where not listing.hidden and favorite.listing_id = listing.id and favorite.person_id = unaware.person_id
      )
      select unaware.person_id as "personId", listing.hidden, listing.id as "listingId", listing.title, listing.status,
        ${sql.raw(usdText('listing.price_cents'))} as price, unaware.known_status as "statusBefore",
        ${sql.raw(usdText('unaware.known_cents'))} as "priceBefore"
      from unaware, listing order by unaware.person_id`);
  }
}
