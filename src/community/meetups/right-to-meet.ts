import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MEETUP_LIMITS as LIMITS } from '#contract/meetups';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { AreApart, type ListingSummary, OrderAbout } from '../../catalog/catalog.contract.js';
import { KeptListing } from './kept-listing.js';
import { CannotMeet, ItemIsSent, ItemNotFree, OwnListing } from './meetup.errors.js';
import { LIVE } from './meetup.sql.js';

/** Each begins a conversation, as writing does: so many in an hour. */
const PROPOSALS_PER_HOUR = 30;

/** Who may propose a meetup about what, and how many. */
@Injectable()
export class RightToMeet {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly kept: KeptListing,
    private readonly clock: Clock,
  ) {}

  /** Before the caller's transaction. Proposing again what stands already costs nothing. @throws TooManyAttempts */
  async spend(buyerId: string, listingId: string): Promise<void> {
    const known = await this.db.first(sql<{ isNew: boolean; isRepeated: boolean }>`
      select
        not exists (select from directory.people where id = ${buyerId}
          and member_since <= ${this.clock.now()}::timestamptz - ${LIMITS.newForHours} * interval '1 hour') as "isNew",
        exists (select from community.meetups where listing_id = ${listingId} and buyer_id = ${buyerId}
          and status in ${LIVE}) as "isRepeated"`);
    if (known?.isRepeated) return;
    const budgets: Budget[] = [
      {
        rule: 'community.meetup',
        key: buyerId,
        windowMinutes: HOUR_MINUTES,
        limit: PROPOSALS_PER_HOUR,
        code: 'community.too-many-meetups',
      },
    ];
    if (known?.isNew)
      budgets.push({
        rule: 'community.meetup-of-new-person',
        key: buyerId,
        windowMinutes: DAY_MINUTES,
        limit: LIMITS.perDayWhenNew,
        code: 'community.too-many-meetups-when-new',
      });
    await this.limits.spend(...budgets);
  }

  /**
   * Whether the two may meet about it; answers what they agreed on (USD), or null. Behind the listing's lock.
   * @throws OwnListing, CannotMeet, ItemIsSent, or ItemNotFree when it is sold or kept for somebody else
   */
  async agreedPrice(buyerId: string, { id, sellerId, status }: ListingSummary): Promise<number | null> {
    if (sellerId === buyerId) throw new OwnListing();
    if (await this.queries.execute(new AreApart(buyerId, sellerId))) throw new CannotMeet();
    const order = await this.queries.execute(new OrderAbout(id));
    if (order?.buyerId === buyerId) throw new ItemIsSent();
    const agreed = await this.kept.agreedPrice(id, sellerId, buyerId);
    const isFree = status === 'active' || (status === 'pending' && agreed !== null);
    if (!isFree) throw new ItemNotFree();
    return agreed;
  }
}
