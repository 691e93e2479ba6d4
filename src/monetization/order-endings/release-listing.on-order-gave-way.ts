import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ReleaseListing } from '../../catalog/catalog.contract.js';
import { OrderGaveWay } from './order-gave-way.js';

/** It is for sale again, unless something else keeps it by now. */
@Injectable()
@ReactsTo(OrderGaveWay)
export class ReleaseListingOnOrderGaveWay implements Reaction<OrderGaveWay> {
  constructor(private readonly commands: CommandBus) {}

  async react({ listingId, sellerId, orderId }: OrderGaveWay): Promise<void> {
    await this.commands.execute(new ReleaseListing(listingId, sellerId, orderId ?? null));
  }
}
