import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { LockListing } from '../../catalog/catalog.contract.js';
import { ReleaseUnlessKept } from '../../community/community.contract.js';
import { OrderGaveWay } from './order-gave-way.js';

/** It is for sale again, unless a deal, another order or a meetup keeps it by now. */
@Injectable()
@ReactsTo(OrderGaveWay)
export class ReleaseListingOnOrderGaveWay implements Reaction<OrderGaveWay> {
  constructor(private readonly commands: CommandBus) {}

  async react({ listingId, sellerId }: OrderGaveWay): Promise<void> {
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing?.status === 'pending')
      await this.commands.execute(new ReleaseUnlessKept(listingId, sellerId));
  }
}
