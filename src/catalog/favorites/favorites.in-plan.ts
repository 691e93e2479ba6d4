import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type Counts, InPlan, type PlanPart } from '#platform/plans/in-plan';

/** Those that are in the way of another one (`SaveFavorite`). */
@Injectable()
@InPlan('favorites')
export class FavoritesInPlan implements PlanPart {
  constructor(private readonly db: Database) {}

  async countsOf(personId: string): Promise<Counts> {
    const found = await this.db.first(sql<{ favorites: number }>`
      select count(*)::int as favorites from catalog.favorites favorite
      join catalog.listings kept on kept.id = favorite.listing_id and kept.status <> 'removed'
      where favorite.person_id = ${personId}`);
    return { favorites: found?.favorites ?? 0 };
  }
}
