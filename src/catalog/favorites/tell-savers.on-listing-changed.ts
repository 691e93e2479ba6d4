import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../catalog.contract.js';
import { TellSavers } from './tell-savers.js';

@Injectable()
@ReactsTo(ListingChanged)
export class TellSaversOnListingChanged implements Reaction<ListingChanged> {
  constructor(private readonly savers: TellSavers) {}

  react({ listingId }: ListingChanged): Promise<void> {
    return this.savers.tell(listingId);
  }
}
