import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { ListingSummary } from '../../catalog/catalog.contract.js';
import { CannotWrite, PersonHasLeft } from '../conversations/conversation.errors.js';
import { MeetupKeeps } from '../messaging.contract.js';
import { blockedBetween } from '../people/person.sql.js';

/** Who may no longer write to each other makes no deal either; ending one stays possible. */
@Injectable()
export class RightToDeal {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
  ) {}

  /** @throws CannotWrite when one of the two has blocked the other, PersonHasLeft */
  async assert({ sellerId, buyerId }: { sellerId: string; buyerId: string }): Promise<void> {
    const between = await this.db.first(sql<{ blocked: boolean; left: boolean }>`
      select ${blockedBetween(sql`${sellerId}::uuid`, sql`${buyerId}::uuid`)} as blocked,
        exists (select from directory.people where id in (${sellerId}, ${buyerId}) and deleted) as left`);
    if (between?.left) throw new PersonHasLeft();
    if (between?.blocked) throw new CannotWrite();
  }

  /** What keeps the listing for this buyer until they agree on a price: a meetup of the two; null when there is none. */
  async meetupHolding(listing: ListingSummary | null, buyerId: string): Promise<string | null> {
    if (listing?.status !== 'pending' || listing.holdId === null) return null;
    const keeps = await this.queries.execute(new MeetupKeeps(listing.holdId, buyerId));
    return keeps ? listing.holdId : null;
  }
}
