import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type InterestedPerson,
  type ListingSummary,
  PeopleInterestedIn,
  ReleaseListing,
  ReserveListing,
} from '../../catalog/catalog.contract.js';
import type { Meetup } from './meetup.entity.js';
import { ItemNotFree } from './meetup.errors.js';

/**
 * A listing is kept for the buyer of a meetup that both want: by the deal the two have, or by the meetup itself, which then
 * gives it back. All of it within the caller's transaction, behind the listing's lock.
 */
@Injectable()
export class KeptListing {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** USD: of the deal the two have, else null. */
  async agreedPrice(listingId: string, sellerId: string, buyerId: string): Promise<number | null> {
    const [buyer] = await this.interested(listingId, sellerId, buyerId);
    return buyer?.agreedPrice ?? null;
  }

  /** @throws ItemNotFree when it is sold, gone, or kept for somebody else */
  async keep(meetup: Meetup, listing: ListingSummary | null, now: Date): Promise<void> {
    const { id, listingId, sellerId, buyerId, saleId, reservedAt } = meetup;
    if (listing?.status === 'active') {
      await this.commands.execute(new ReserveListing(listingId, sellerId, id, buyerId));
      meetup.reservedAt = now;
      return;
    }
    if (listing?.status === 'sold' && saleId) return;
    if (listing?.status !== 'pending') throw new ItemNotFree();
    if (reservedAt) return;
    if ((await this.agreedPrice(listingId, sellerId, buyerId)) === null) throw new ItemNotFree();
  }

  /** Puts it on the market again if this meetup keeps it. Answers whether it did. */
  async giveBack(meetup: Meetup): Promise<boolean> {
    if (!meetup.reservedAt) return false;
    meetup.reservedAt = null;
    const { id, listingId, sellerId, buyerId } = meetup;
    return this.commands.execute(new ReleaseListing(listingId, sellerId, id, buyerId));
  }

  private interested(listingId: string, sellerId: string, id: string): Promise<InterestedPerson[]> {
    return this.queries.execute(new PeopleInterestedIn(listingId, sellerId, id));
  }
}
