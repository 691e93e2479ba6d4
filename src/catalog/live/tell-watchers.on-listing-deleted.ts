import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { ListingDeleted } from '../catalog.contract.js';
import { listingRoom } from './listing-room.js';

@Injectable()
@ReactsTo(ListingDeleted)
export class TellWatchersOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly realtime: Realtime) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    this.realtime.toRoom(listingRoom(listingId), 'catalog.listing-changed', { id: listingId });
  }
}
