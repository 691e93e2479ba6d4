import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingChanged } from '../../catalog/catalog.contract.js';

@Injectable()
@ReactsTo(ListingChanged)
export class CopyListingOnListingChanged implements Reaction<ListingChanged> {
  constructor(private readonly db: Database) {}

  async react({
    listingId,
    title,
    price,
    category,
    status,
    image,
    changedAt,
  }: ListingChanged): Promise<void> {
    await this.db.rows(sql`
      update community.meetup_listings set title = ${title}, price_cents = ${toCents(price)}, status = ${status},
        category = coalesce(${category ?? null}, category),
        image = ${image && JSON.stringify(image)}::jsonb, changed_at = ${changedAt}
      where id = ${listingId} and status <> 'deleted' and changed_at <= ${changedAt}`);
  }
}
