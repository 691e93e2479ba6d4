import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listings';
import { toCents } from '#contract/money';
import { Database } from '#platform/persistence/database';
import type { ListingSummary } from '../../catalog/catalog.contract.js';

type Known = 'id' | 'sellerId' | 'title' | 'price' | 'category' | 'image' | 'changedAt';

/** What people meet about. */
export interface MetListing extends Pick<ListingSummary, Known> {
  status: ListingStatus | 'deleted';
}

/** Meetups keep a copy of each listing that people meet about, from the first proposal on. */
@Injectable()
export class MeetupListings {
  constructor(private readonly db: Database) {}

  /** Within a transaction that has locked the listing, so that no change of it is told before there is a copy to change. */
  async know({ id, sellerId, title, price, category, status, image, changedAt }: MetListing): Promise<void> {
    await this.db.rows(sql`
      insert into community.meetup_listings (id, seller_id, title, price_cents, category, status, image, changed_at)
      values (${id}, ${sellerId}, ${title}, ${toCents(price)}, ${category}, ${status},
        ${image && JSON.stringify(image)}::jsonb, ${changedAt})
      on conflict do nothing`);
  }
}
