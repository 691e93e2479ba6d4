import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FavoriteSort } from '#contract/favorites';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { CountAlike } from '../alike/count-alike.js';
import type { AlikeListings, Favorites, FavoritesParams } from './favorites.dto.js';
import { type FoundFavorites, favoritesPlan, favoritesText, favoritesValues } from './favorites.sql.js';
import { decodeFavoritesCursor, encodeFavoritesCursor } from './favorites-cursor.js';

/** What somebody has saved, with what became of it. */
export class ListFavorites extends Query<JsonText<Favorites>> {
  constructor(
    readonly personId: string,
    readonly params: FavoritesParams,
  ) {
    super();
  }
}

@QueryHandler(ListFavorites)
export class ListFavoritesHandler implements IQueryHandler<ListFavorites> {
  constructor(
    private readonly db: Database,
    private readonly countAlike: CountAlike,
  ) {}

  async execute({ personId, params }: ListFavorites): Promise<JsonText<Favorites>> {
    const { part, sort, q, category } = params;
    const cursor = params.cursor ? decodeFavoritesCursor(params.cursor, sort) : undefined;
    const asked = { personId, part, sort, q: q?.trim(), category, cursor };
    const [found] = await this.db.prepared<FoundFavorites>(
      favoritesPlan(asked),
      favoritesText(asked),
      favoritesValues(asked),
    );
    if (!found) throw new Error('An aggregate returned no row.');
    return new JsonText(favoritesAnswer(sort, found, await this.countAlike.of(found.sold)));
  }
}

export function favoritesAnswer(
  sort: FavoriteSort,
  { items, last, counts, categories, saved }: FoundFavorites,
  alike: AlikeListings[],
): string {
  const rest: Omit<Favorites, 'items'> = {
    nextCursor: last && encodeFavoritesCursor({ sort, ...last }),
    alike,
    ...(counts && { counts, categories: categories ?? [], saved: saved ?? 0 }),
  };
  return `{"items":${items},${JSON.stringify(rest).slice(1)}`;
}
