import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { OpenConversations } from '../rooms/open-conversations.js';
import { KnownItems } from './known-items.js';

/** The conversations about it stay, and show what it was. */
@Injectable()
@ReactsTo(ListingDeleted)
export class EndItemOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly items: KnownItems,
    private readonly conversations: OpenConversations,
  ) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    if (await this.items.end(listingId)) await this.conversations.tellAbout(listingId);
  }
}
