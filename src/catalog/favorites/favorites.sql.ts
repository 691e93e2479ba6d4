import { FAVORITE_LIMITS, type FavoritePart, type FavoriteSort } from '#contract/favorites';
import type { Category } from '#contract/listings';
import { usdText } from '#platform/persistence/money.sql';
import { cardsText, cardWith } from '../cards/cards.sql.js';
import type { FavoriteCounts } from './favorites.dto.js';

/** What the statement finds; JSON that is only passed on travels as text. */
export interface FoundFavorites {
  items: string;
  last: { key: string | number; id: string } | null;
  /** Of those on the page. */
  sold: { id: string; title: string; category: Category }[];
  counts: FavoriteCounts | null;
  categories: Category[] | null;
  saved: number | null;
}

const SHOWN = FAVORITE_LIMITS.page;

interface Ordering {
  key: string;
  cast: string;
  direction: 'asc' | 'desc';
}

const ORDERINGS: Readonly<Record<FavoriteSort, Ordering>> = {
  saved: { key: 'saved_at', cast: 'timestamptz', direction: 'desc' },
  'price-drop': { key: '(saved_cents - price_cents)', cast: 'int', direction: 'desc' },
  'price-asc': { key: 'price_cents', cast: 'int', direction: 'asc' },
  'price-desc': { key: 'price_cents', cast: 'int', direction: 'desc' },
};

const PARTS: Readonly<Record<FavoritePart, string>> = {
  all: 'true',
  dropped: `status in ('active', 'pending') and price_cents < saved_cents`,
  available: `status in ('active', 'pending')`,
  sold: `status = 'sold'`,
};

export interface FavoritesQuestion {
  personId: string;
  part: FavoritePart;
  sort: FavoriteSort;
  q?: string;
  category?: string;
  cursor?: { key: string | number; id: string };
}

/** The name of the statement's plan: people have some dozens of favorites, whatever they look for among them. */
export const favoritesPlan = ({ part, sort, q, cursor }: FavoritesQuestion): string =>
  ['favorites', part, sort, q && 'named', cursor ? 'next' : 'first'].filter(Boolean).join('-');

/** The parameters of `favoritesText`. */
export const favoritesValues = ({ personId, q, category, cursor }: FavoritesQuestion): unknown[] => [
  personId,
  category ?? null,
  ...(cursor ? [String(cursor.key), cursor.id] : []),
  ...(q ? [q] : []),
];

/**
 * Everything of one person's, as far as it has been heard here how the listings are: `TellSavers` is a moment behind. Of
 * each no more is read than one index holds, for some people have thousands: by time the page is found along it, and
 * another sort needs them all once.
 */
const keptOf = (sort: FavoriteSort, isNamed: boolean): string => `
  kept as ${sort === 'saved' ? 'not' : ''} materialized (
    select favorite.listing_id as id, favorite.created_at as saved_at, favorite.price_cents as saved_cents,
      favorite.known_status as status, favorite.category, favorite.known_cents as price_cents
      ${isNamed ? ', listing.title' : ''}
    from catalog.favorites favorite
    ${isNamed ? 'join catalog.listings listing on listing.id = favorite.listing_id' : ''}
    where favorite.person_id = $1 and not favorite.is_hidden
  )`;

const IN_CATEGORY = '($2::text is null or category = $2)';

/**
 * One page of favorites and, with the first one, how many there are of each part. The benchmark's bare server sends it
 * too.
 */
export const favoritesText = ({ part, sort, q, cursor }: FavoritesQuestion): string => {
  const { key, cast, direction } = ORDERINGS[sort];
  const named = q ? `strpos(lower(unaccent(title)), lower(unaccent($${cursor ? 5 : 3}))) > 0` : 'true';
  const further = `and (${key}, id) ${direction === 'asc' ? '>' : '<'} ($3::${cast}, $4::uuid)`;
  return `
  with ${keptOf(sort, Boolean(q))}
  select page.items, page.last, page.sold,
    ${cursor ? 'null as counts, null as categories, null::int as saved' : 'counted.counts, counted.categories, counted.saved'}
  from (
    select
      ${cardsText(SHOWN)} as items,
      case when count(*) > ${SHOWN} then
        (json_agg(json_build_object('key', key, 'id', id)) filter (where place = ${SHOWN})) -> 0
      end as last,
      coalesce(json_agg(json_build_object('id', id, 'title', title, 'category', category))
        filter (where place <= ${SHOWN} and status = 'sold'), '[]') as sold
    from (
      select row_number() over (order by chosen.sort_key ${direction}, chosen.id ${direction}) as place, chosen.id,
        listing.title, listing.category, listing.status, chosen.sort_key::text as key,
        ${cardWith('listing', 'seller', 'kept_as')} as card
      from (
        select id, ${key} as sort_key from kept
        where ${IN_CATEGORY} and ${named} and ${PARTS[part]} ${cursor ? further : ''}
        order by ${key} ${direction}, id ${direction}
        limit ${SHOWN + 1}
      ) chosen
      join catalog.listings listing on listing.id = chosen.id and listing.status <> 'removed'
      join catalog.favorites favorite on favorite.person_id = $1 and favorite.listing_id = chosen.id
      left join lateral (
        select name, verified from directory.people where id = listing.seller_id offset 0
      ) seller on true
      cross join lateral (
        select listing.status, case when favorite.known_status = listing.status then favorite.status_at end as "statusAt",
          favorite.created_at as "savedAt", ${usdText('favorite.price_cents')} as "savedPrice",
          case when listing.price_cents < favorite.price_cents then favorite.dropped_at end as "droppedAt"
      ) kept_as
    ) found
  ) page
  ${cursor ? '' : `cross join (${countedText(named)}) counted`}`;
};

const NAMES = Object.entries(PARTS);

/** By category first: there are few of those, and sorting the names of thousands would cost more than counting them. */
const countedText = (named: string): string => `
  select
    json_build_object(${NAMES.map(
      ([part]) => `'${part}', coalesce(sum(of_category."${part}") filter (where ${IN_CATEGORY}), 0)::int`,
    ).join(', ')}) as counts,
    json_agg(category order by category) as categories,
    coalesce(sum(of_category.saved), 0)::int as saved
  from (
    select category, count(*) as saved,
      ${NAMES.map(([part, holds]) => `count(*) filter (where ${named} and ${holds}) as "${part}"`).join(', ')}
    from kept group by category
  ) of_category`;
