import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { OpenConversations } from '../rooms/open-conversations.js';
import { copyLock } from './item.sql.js';

@Injectable()
@ReactsTo(ListingChanged)
export class CopyItemOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly db: Database,
    private readonly conversations: OpenConversations,
  ) {}

  async react({
    listingId,
    title,
    price,
    status,
    image,
    changedAt,
    category,
  }: ListingChanged): Promise<void> {
    await this.db.lock(copyLock(listingId));
    // Not whose it is: by the time this is told, a guest may be a member, who has taken the copy along.
    const changed = await this.db.first(sql`
      update messaging.items set title = ${title}, price_cents = ${toCents(price)},
        status = ${status}, image = ${image && JSON.stringify(image)}::jsonb, changed_at = ${changedAt},
        category = coalesce(${category ?? null}, category)
      where id = ${listingId} and status <> 'deleted' and changed_at <= ${changedAt}
      returning id`);
    if (changed) await this.conversations.tellAbout(listingId);
  }
}
