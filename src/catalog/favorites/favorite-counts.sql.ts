import { type RawBuilder, sql } from 'kysely';
import { popularityText } from '../listings/popularity.js';

type Clause = RawBuilder<unknown>;

/** SQL: so many more (or fewer) people have saved these listings; `of` selects their ids. */
export const countFavorites = (of: Clause, change: 1 | -1): Clause => {
  const favorites = `greatest(0, favorite_count + ${change})`;
  return sql`
    update catalog.listings set
      favorite_count = ${sql.raw(favorites)}, popularity = ${sql.raw(popularityText({ favorites }))}
    where id in (${of})`;
};

/**
 * SQL: takes favorites that fulfil a condition off their listings' counts and away. The listings are locked first, in
 * order: whoever deletes a listing locks it before its favorites, too.
 */
export const removeFavorites = (which: Clause): Clause => sql`
  with place as (
    select listing.id from catalog.listings listing
    join catalog.favorites favorite on favorite.listing_id = listing.id
    where ${which}
    order by listing.id for no key update of listing
  ), gone as (
    delete from catalog.favorites favorite using place
    where favorite.listing_id = place.id and ${which}
    returning favorite.listing_id
  )
  ${countFavorites(sql`select listing_id from gone`, -1)}`;
