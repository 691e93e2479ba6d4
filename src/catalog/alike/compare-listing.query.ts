import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ListingNotFound } from '../listings/listing.errors.js';
import type { Comparables } from './comparables.dto.js';
import { LookAlikes, type Thing } from './look-alikes.js';

/** What others ask for such a thing, and what it was sold for. */
export class CompareListing extends Query<Comparables> {
  constructor(readonly listingId: string) {
    super();
  }
}

@QueryHandler(CompareListing)
export class CompareListingHandler implements IQueryHandler<CompareListing> {
  constructor(
    private readonly db: Database,
    private readonly lookAlikes: LookAlikes,
  ) {}

  async execute({ listingId }: CompareListing): Promise<Comparables> {
    const listing = await this.db.first(sql<Thing>`
      select title, category from catalog.listings where id = ${listingId} and status <> 'removed'`);
    if (!listing) throw new ListingNotFound(listingId);
    return this.lookAlikes.of(listing, listingId);
  }
}
