import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { OpenConversations } from '../rooms/open-conversations.js';
import { KnownItems } from './known-items.js';

@Injectable()
@ReactsTo(ListingChanged)
export class CopyItemOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly items: KnownItems,
    private readonly conversations: OpenConversations,
  ) {}

  async react(changed: ListingChanged): Promise<void> {
    if (await this.items.follow(changed)) await this.conversations.tellAbout(changed.listingId);
  }
}
