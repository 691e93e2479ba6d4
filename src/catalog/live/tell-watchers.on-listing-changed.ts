import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { ListingChanged } from '../catalog.contract.js';
import { listingRoom } from './listing-room.js';

@Injectable()
@ReactsTo(ListingChanged)
export class TellWatchersOnListingChanged implements Reaction<ListingChanged> {
  constructor(private readonly realtime: Realtime) {}

  async react({ listingId }: ListingChanged): Promise<void> {
    this.realtime.toRoom(listingRoom(listingId), 'catalog.listing-changed', { id: listingId });
  }
}
