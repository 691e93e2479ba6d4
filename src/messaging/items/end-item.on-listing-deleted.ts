import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { OpenConversations } from '../rooms/open-conversations.js';
import { copyLock } from './item.sql.js';

/** The conversations about it stay, and show what it was. */
@Injectable()
@ReactsTo(ListingDeleted)
export class EndItemOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly db: Database,
    private readonly conversations: OpenConversations,
  ) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.db.lock(copyLock(listingId));
    const ended = await this.db.first(sql`
      update messaging.items set status = 'deleted', image = null
      where id = ${listingId} and status <> 'deleted' returning id`);
    if (ended) await this.conversations.tellAbout(listingId);
  }
}
