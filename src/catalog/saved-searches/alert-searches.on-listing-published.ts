import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingPublished } from '../catalog.contract.js';
import { AlertSearches } from './alert-searches.js';

@Injectable()
@ReactsTo(ListingPublished)
export class AlertSearchesOnListingPublished implements Reaction<ListingPublished> {
  constructor(private readonly searches: AlertSearches) {}

  react({ listingId }: ListingPublished): Promise<void> {
    return this.searches.alert(listingId);
  }
}
