import { FAVORITE_LIMITS, type FavoritePart, type FavoriteSort } from '#contract/favorites';
import { usdText } from '#platform/persistence/money.sql';
import type { FavoriteCounts } from './favorites.dto.js';

/** What the statement finds; JSON that is only passed on travels as text. */
export interface FoundFavorites {
  items: string;
  last: { key: string | number; id: string } | null;
  /** Of those on the page. */
  sold: { id: string; title: string; category: string }[];
  counts: FavoriteCounts | null;
  categories: string[] | null;
  saved: number | null;
}

const SHOWN = FAVORITE_LIMITS.page;

interface Ordering {
  key: string;
  cast: string;
  direction: 'asc' | 'desc';
}

const ORDERINGS: Readonly<Record<FavoriteSort, Ordering>> = {
  saved: { key: 'favorite.created_at', cast: 'timestamptz', direction: 'desc' },
  'price-drop': { key: '(favorite.price_cents - listing.price_cents)', cast: 'int', direction: 'desc' },
  'price-asc': { key: 'listing.price_cents', cast: 'int', direction: 'asc' },
  'price-desc': { key: 'listing.price_cents', cast: 'int', direction: 'desc' },
};

const PARTS: Readonly<Record<FavoritePart, string>> = {
  all: 'true',
  dropped: `listing.status in ('active', 'pending') and listing.price_cents < favorite.price_cents`,
  available: `listing.status in ('active', 'pending')`,
  sold: `listing.status = 'sold'`,
};

/** Everything of one person's. */
const KEPT = `
  from catalog.favorites favorite
  join catalog.listings listing on listing.id = favorite.listing_id and listing.status <> 'removed'
  where favorite.person_id = $1`;

/** Of those what was asked for. */
const MATCHES = `
  ($2::text is null or listing.title ilike $2) and ($3::text is null or listing.category = $3)`;

export interface FavoritesQuestion {
  personId: string;
  part: FavoritePart;
  sort: FavoriteSort;
  q?: string;
  category?: string;
  cursor?: { key: string | number; id: string };
}

/** The name of the statement's plan: people have some dozens of favorites, whatever they look for among them. */
export const favoritesPlan = ({ part, sort, cursor }: FavoritesQuestion): string =>
  `favorites-${part}-${sort}-${cursor ? 'next' : 'first'}`;

/** The parameters of `favoritesText`. */
export const favoritesValues = ({ personId, q, category, cursor }: FavoritesQuestion): unknown[] => [
  personId,
  q ? `%${q.replaceAll(/[%_\\]/g, '\\$&')}%` : null,
  category ?? null,
  ...(cursor ? [String(cursor.key), cursor.id] : []),
];

/**
 * One page of favorites and, with the first one, how many there are of each part. The benchmark's bare server sends it
 * too.
 */
export const favoritesText = ({ part, sort, cursor }: FavoritesQuestion): string => {
  const { key, cast, direction } = ORDERINGS[sort];
  const compare = direction === 'asc' ? '>' : '<';
  return `
  select
    coalesce(json_agg(card) filter (where place <= ${SHOWN}), '[]')::text as items,
    case when count(*) > ${SHOWN} then
      (json_agg(json_build_object('key', key, 'id', id)) filter (where place = ${SHOWN})) -> 0
    end as last,
    coalesce(json_agg(json_build_object('id', id, 'title', title, 'category', category))
      filter (where place <= ${SHOWN} and status = 'sold'), '[]') as sold,
    ${cursor ? 'null as counts, null as categories, null as saved' : COUNTED}
  from (
    select row_number() over (order by page.sort_key ${direction}, page.id ${direction}) as place, page.id, page.title,
      page.category, page.status, page.key, card
    from (
      select listing.*, favorite.created_at as saved_at, favorite.price_cents as saved_cents, favorite.dropped_at,
        favorite.known_status, favorite.status_at, ${key} as sort_key, ${key}::text as key
      ${KEPT} and ${MATCHES} and ${PARTS[part]}
        ${cursor ? `and (${key}, favorite.listing_id) ${compare} ($4::${cast}, $5::uuid)` : ''}
      order by ${key} ${direction}, favorite.listing_id ${direction}
      limit ${SHOWN + 1}
    ) page
    left join lateral (
      select name, verified from directory.people where id = page.seller_id offset 0
    ) seller on true
    cross join lateral (
      select page.id, page.title, ${usdText('page.price_cents')} as price, page.condition, page.category,
        page.location, page.images -> 0 as image, page.ai_generated as "aiGenerated",
        seller.name as "sellerName", coalesce(seller.verified, false) as "sellerVerified",
        page.created_at as "createdAt", page.status,
        case when page.known_status = page.status then page.status_at end as "statusAt",
        page.saved_at as "savedAt", ${usdText('page.saved_cents')} as "savedPrice",
        case when page.price_cents < page.saved_cents then page.dropped_at end as "droppedAt"
    ) card
  ) found`;
};

const COUNTED = `
    (select json_build_object(${Object.entries(PARTS)
      .map(([part, holds]) => `'${part}', count(*) filter (where ${holds})`)
      .join(', ')}) ${KEPT} and ${MATCHES}) as counts,
    (select json_agg(distinct listing.category order by listing.category) ${KEPT}) as categories,
    (select count(*)::int ${KEPT}) as saved`;
