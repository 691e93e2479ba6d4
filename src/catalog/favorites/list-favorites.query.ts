import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Category } from '#contract/listings';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { CountAlike } from '../alike/count-alike.js';
import type { Favorites, FavoritesParams } from './favorites.dto.js';
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
    const { items, last, sold, counts, categories, saved } = found;
    const rest: Omit<Favorites, 'items'> = {
      nextCursor: last && encodeFavoritesCursor({ sort, ...last }),
      alike: await this.countAlike.of(sold as { id: string; title: string; category: Category }[]),
      ...(counts && { counts, categories: (categories ?? []) as Category[], saved: saved ?? 0 }),
    };
    return new JsonText(`{"items":${items},${JSON.stringify(rest).slice(1)}`);
  }
}
