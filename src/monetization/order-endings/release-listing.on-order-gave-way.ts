import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { LockListing, OrderAbout, ReleaseListing } from '../../catalog/catalog.contract.js';
import { RightToOrder } from '../order-openings/right-to-order.js';
import { OrderGaveWay } from './order-gave-way.js';

/** It is for sale again, unless a deal or another order keeps it by now. */
@Injectable()
@ReactsTo(OrderGaveWay)
export class ReleaseListingOnOrderGaveWay implements Reaction<OrderGaveWay> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rights: RightToOrder,
  ) {}

  async react({ listingId, sellerId }: OrderGaveWay): Promise<void> {
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing?.status !== 'pending') return;
    if (await this.queries.execute(new OrderAbout(listingId))) return;
    if ((await this.rights.dealsWith(listingId, sellerId)) !== null) return;
    await this.commands.execute(new ReleaseListing(listingId, sellerId));
  }
}
