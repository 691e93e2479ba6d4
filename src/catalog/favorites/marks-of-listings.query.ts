import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { FavoriteMarks } from './favorites.dto.js';

/** Which of these listings somebody has saved, and which they sell themselves. */
export class MarksOfListings extends Query<FavoriteMarks> {
  constructor(
    readonly personId: string,
    readonly listingIds: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(MarksOfListings)
export class MarksOfListingsHandler implements IQueryHandler<MarksOfListings> {
  constructor(private readonly db: Database) {}

  async execute({ personId, listingIds }: MarksOfListings): Promise<FavoriteMarks> {
    const row = await this.db.first(sql<FavoriteMarks>`
      select
        array(
          select listing_id from catalog.favorites
          where person_id = ${personId} and listing_id = any(${listingIds}::uuid[])
        ) as favorites,
        array(
          select id from catalog.listings where seller_id = ${personId} and id = any(${listingIds}::uuid[])
        ) as own`);
    return row ?? { favorites: [], own: [] };
  }
}
