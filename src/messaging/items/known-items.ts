import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { Database } from '#platform/persistence/database';
import {
  ListingChanged,
  type ListingSummary,
  LockListing,
  SummaryOfListing,
} from '../../catalog/catalog.contract.js';
import { copyLock, type Item } from './item.sql.js';

/** The listings that are talked about: messaging keeps a copy of each from its first mention on. */
@Injectable()
export class KnownItems {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** The listing, without keeping a copy; null when there is none that anybody may see. */
  async find(listingId: string): Promise<Item | null> {
    const copy = await this.copyOf(listingId);
    if (copy) return copy;
    const summary = await this.queries.execute(new SummaryOfListing(listingId));
    return summary && itemOf(summary);
  }

  /** The listing, whose copy is kept from now on; null when there is none that anybody may see. */
  async know(listingId: string): Promise<Item | null> {
    return (await this.copyOf(listingId)) ?? this.em.transactional(() => this.copy(listingId));
  }

  /**
   * The listing as it is until the transaction ends, whatever the copy says, which hears of changes after they were made;
   * null when there is none that anybody may see.
   */
  async locked(listingId: string): Promise<Item | null> {
    const summary = await this.commands.execute(new LockListing(listingId));
    return summary && itemOf(summary);
  }

  /**
   * The copy of a listing that has changed, if there is one and it knows nothing newer. Within the caller's transaction, and
   * as often as somebody needs it done before they go on. Answers whether there is.
   */
  async follow({ listingId, changedAt, ...listing }: ListingChanged): Promise<boolean> {
    const { title, price, status, image, category = null } = listing;
    await this.db.lock(copyLock(listingId));
    // Not whose it is: by the time this is told, a guest may be a member, who has taken the copy along.
    const copied = await this.db.first(sql`
      update messaging.items set title = ${title}, price_cents = ${toCents(price)},
        status = ${status}, image = ${image && JSON.stringify(image)}::jsonb, changed_at = ${changedAt},
        category = coalesce(${category}, category)
      where id = ${listingId} and status <> 'deleted' and changed_at <= ${changedAt}
      returning id`);
    return copied !== undefined;
  }

  /**
   * The copy of a listing that the caller's transaction has changed: who looks at it next, or waits for it now, finds that change,
   * whose event is told later.
   */
  async catchUp(listingId: string): Promise<void> {
    const summary = await this.commands.execute(new LockListing(listingId));
    if (!summary) return;
    const { sellerId, title, price, status, image, changedAt, category } = summary;
    await this.follow(
      new ListingChanged(listingId, sellerId, title, price, status, image, changedAt, category),
    );
  }

  /** The same for a listing that is gone. */
  async end(listingId: string): Promise<boolean> {
    await this.db.lock(copyLock(listingId));
    const ended = await this.db.first(sql`
      update messaging.items set status = 'deleted', image = null where id = ${listingId} returning id`);
    return ended !== undefined;
  }

  private async copyOf(listingId: string): Promise<Item | null> {
    const item = await this.db.first(sql<Item>`
      select id, seller_id as "sellerId", title, price_cents as "priceCents", status, category, image
      from messaging.items where id = ${listingId}`);
    return item && item.status !== 'deleted' && item.status !== 'removed' ? item : null;
  }

  private async copy(listingId: string): Promise<Item | null> {
    // Whose it is stays so until there is a copy: a guest who becomes a member takes that along as well.
    const summary = await this.commands.execute(new LockListing(listingId));
    await this.db.lock(copyLock(listingId));
    if (!summary) return null;
    const { id, sellerId, title, status, category, image, listedAt, changedAt } = summary;
    const item = itemOf(summary);
    await this.db.rows(sql`
      insert into messaging.items (id, seller_id, title, price_cents, status, category, image, listed_at, changed_at)
      values (${id}, ${sellerId}, ${title}, ${item.priceCents}, ${status}, ${category}, ${image && JSON.stringify(image)}::jsonb,
        ${listedAt}, ${changedAt})
      on conflict do nothing`);
    return item;
  }
}

const itemOf = ({ id, sellerId, title, price, status, category, image }: ListingSummary): Item => ({
  id,
  sellerId,
  title,
  priceCents: toCents(price),
  status,
  category,
  image,
});
