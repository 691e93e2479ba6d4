import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ListingNotFound } from '../listings/listing.errors.js';
import type { ListingDistance } from './listing-distance.dto.js';

/** How far a listing is from a place. */
export class DistanceOfListing extends Query<ListingDistance> {
  constructor(
    readonly listingId: string,
    readonly near: number,
  ) {
    super();
  }
}

@QueryHandler(DistanceOfListing)
export class DistanceOfListingHandler implements IQueryHandler<DistanceOfListing> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, near }: DistanceOfListing): Promise<ListingDistance> {
    const found = await this.db.first(sql<ListingDistance>`
      select round(catalog.km_between(place_id, ${near}::int))::int as distance
      from catalog.listings where id = ${listingId} and status <> 'removed'`);
    if (!found) throw new ListingNotFound(listingId);
    return found;
  }
}
