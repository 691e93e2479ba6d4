import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { Database } from '#platform/persistence/database';
import type { ListingSummary } from '../../catalog/catalog.contract.js';

/** Meetups keep a copy of each listing that people meet about, from the first proposal on. */
@Injectable()
export class MeetupListings {
  constructor(private readonly db: Database) {}

  /** Within a transaction that has locked the listing, so that no change of it is told before there is a copy to change. */
  async know({ id, sellerId, title, price, status, image, changedAt }: ListingSummary): Promise<void> {
    await this.db.rows(sql`
      insert into community.meetup_listings (id, seller_id, title, price_cents, status, image, changed_at)
      values (${id}, ${sellerId}, ${title}, ${toCents(price)}, ${status}, ${image && JSON.stringify(image)}::jsonb, ${changedAt})
      on conflict do nothing`);
  }
}
