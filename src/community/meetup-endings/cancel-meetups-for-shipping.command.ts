import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CancelMeetupsForShipping } from '../community.contract.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

@CommandHandler(CancelMeetupsForShipping)
export class CancelMeetupsForShippingHandler implements ICommandHandler<CancelMeetupsForShipping> {
  constructor(private readonly meetups: EndedMeetups) {}

  async execute({ listingId, buyerId, byId }: CancelMeetupsForShipping): Promise<void> {
    const which = sql`listing_id = ${listingId} and buyer_id = ${buyerId} ${IN_ORDER}`;
    await this.meetups.end(which, 'shipped', byId === buyerId ? 'buyer' : 'seller');
  }
}
