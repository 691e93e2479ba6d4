import { type RawBuilder, sql } from 'kysely';
import { LISTING_LIMITS, type ListingSort } from '#contract/listings';
import { cardsText, cardText, openCard } from '../cards/cards.sql.js';
import { boostedFirst, startsWithBoosted } from './boosted-first.sql.js';
import { after, type ColumnSort, type Cursor, ORDERINGS, orderBy } from './browse-cursor.js';
import { type BrowseFilters, whereFacets, whereListings } from './browse-filters.js';
import { type Counted, chosenSql, countPairs, MATCHES, matchesSql, pairsOf } from './counts.sql.js';
import { afterNearest, byDistance, NEARNESS, nearestListings } from './nearest.sql.js';
import { HAS_OLDER, newerThanOlder, RECENT } from './recent-listings.js';

/** One more than is shown, to know whether there is a next page. */
export const PAGE_ROWS = LISTING_LIMITS.page + 1;
/** Written into the statement: a plan that serves all values must know how many rows are wanted. */
const LIMIT = sql.lit(PAGE_ROWS);

export interface Page {
  /** The cards that are shown, as JSON. */
  items: string;
  /** How many they are. */
  shown: number;
  /** Where the page ended, when there is a next one. */
  last: { key: string | number; id: string } | null;
  counted: Counted | null;
  /** The ids of the boosted ones it begins with; none but a first page may have any. */
  boosted?: readonly string[] | null;
}

/** What the recent listings have, and how far that goes for the whole market. */
export interface RecentPage extends Page {
  hasOlder: boolean;
  /** How many of them, and of the one that is not shown, come before every older listing. */
  ahead: number;
}

type Clause = RawBuilder<unknown>;

const SHOWN = sql.lit(LISTING_LIMITS.page);

/** Out of `cards`. JSON travels as text, which nobody parses who only passes it on. */
const PAGE = sql`
  ${sql.raw(cardsText(LISTING_LIMITS.page))} as items,
  least(count(*), ${SHOWN})::int as shown,
  case when count(*) > ${SHOWN} then
    (json_agg(json_build_object('key', key, 'id', id)) filter (where place = ${SHOWN})) -> 0
  end as last`;

const BEGINNING = sql`json_agg(id order by place) filter (where nth is not null)`;
const beginsWith = (filters: BrowseFilters, sort: ListingSort, cursor: Cursor | undefined): boolean =>
  cursor === undefined && startsWithBoosted(filters, sort);

/** A page out of all listings and, when `counted`, how many there are of each kind. */
export const pageSql = (filters: BrowseFilters, sort: ListingSort, cursor?: Cursor, counted = false) =>
  sql<Page>`
    select ${PAGE}, ${counted ? countPairs(filters) : sql`null`} as counted
      ${beginsWith(filters, sort, cursor) ? sql`, ${BEGINNING} as boosted` : sql``}
    from (${cards(listings(filters, sort, cursor), sort, filters.near, beginsWith(filters, sort, cursor))}) found`;

/** The same of a search, counted out of the recent listings; the newest come out of those, too. */
export const recentPageSql = (filters: BrowseFilters, sort: ColumnSort, cursor?: Cursor, counted = false) =>
  sql<RecentPage>`
    select ${PAGE}, ${HAS_OLDER} as "hasOlder",
      count(*) filter (where ${newerThanOlder(sql`created_at`)})::int as ahead,
      ${counted ? sql`(select ${pairsOf(sql`(${matchesSql(filters, RECENT)}) matches`)})` : sql`null`} as counted
    from (${cards(listings(filters, sort, cursor, sort === 'newest' ? RECENT : undefined), sort, filters.near)}) found`;

interface Few {
  cursor?: Cursor;
  /** Only matches in the category and condition are read, up to so many. */
  chosen?: number;
}

/** Counts out of all listings, and a page, which is right only when all the matches have been counted. */
export const fewPageSql = (
  filters: BrowseFilters,
  sort: ListingSort,
  { cursor, chosen }: Few = {},
) => sql<Page>`
  with ${MATCHES} as materialized (${chosen ? chosenSql(filters, chosen) : matchesSql(filters)})
  select ${PAGE}, (select ${pairsOf(MATCHES)}) as counted
  from (${cards(
    sql`
      select listing.* from (
        select id, row_number() over () as nth from (
          select id from ${MATCHES}
          where ${whereFacets(filters)}${isWhole(filters, chosen)}${following(sort, filters.near, cursor)}
          order by ${inOrder(sort, filters.near)} limit ${LIMIT}
        ) sorted
      ) match
      join catalog.listings listing using (id)
      order by nth`,
    sort,
    filters.near,
  )}) found`;

const COLUMNS = sql`id, card, seller_id, boosted_until, created_at, price_cents, popularity`;
const WITH_PLACE = sql`${COLUMNS}, place_id`;

const columnsOf = ({ near }: BrowseFilters): Clause => (near === undefined ? COLUMNS : WITH_PLACE);

/** Without a place to be near of nothing is sorted by distance. */
const isNearest = (sort: ListingSort, near: number | undefined): near is number =>
  sort === 'nearest' && near !== undefined;
const columnOf = (sort: ListingSort): ColumnSort => (sort === 'nearest' ? 'newest' : sort);

const inOrder = (sort: ListingSort, near: number | undefined): Clause =>
  isNearest(sort, near) ? byDistance(near) : orderBy(columnOf(sort));

/** Nothing is sorted where there are more matches than have been read. */
const isWhole = ({ near }: BrowseFilters, most: number = LISTING_LIMITS.countedUpTo): Clause =>
  near === undefined ? sql`` : sql` and (select count(*) from ${MATCHES}) <= ${most}`;

function following(sort: ListingSort, near: number | undefined, cursor: Cursor | undefined): Clause {
  if (!cursor) return sql``;
  return sql` and ${isNearest(sort, near) ? afterNearest(near, cursor) : after(columnOf(sort), cursor)}`;
}

const listings = (filters: BrowseFilters, sort: ListingSort, cursor?: Cursor, part?: Clause): Clause =>
  isNearest(sort, filters.near)
    ? nearestListings({
        near: filters.near,
        places: filters.places,
        where: whereListings(filters),
        columns: WITH_PLACE,
        limit: LIMIT,
        after: cursor,
      })
    : !part && beginsWith(filters, sort, cursor)
      ? boostedFirst({
          columns: columnsOf(filters),
          where: whereListings(filters),
          all: (others) => along(filters, 'newest', undefined, others),
          limit: LIMIT,
        })
      : along(filters, columnOf(sort), cursor, part);

/** Along the index of a sort. */
const along = (filters: BrowseFilters, sort: ColumnSort, cursor?: Cursor, part?: Clause): Clause => sql`
  select ${columnsOf(filters)}
  from catalog.listings
  where ${sql.join(
    [whereListings(filters), cursor && after(sort, cursor), part].filter((clause) => clause !== undefined),
    sql` and `,
  )}
  order by ${orderBy(sort)}
  limit ${LIMIT}`;

/** Each listing found: its place, its card, and what a cursor needs. One look at a seller each: weighing another way costs more. */
const cards = (page: Clause, sort: ListingSort, near: number | undefined, withNth = false): Clause => sql`
  select place, page.id, page.created_at, ${keyOf(sort)} as key, ${cardFrom(near)} as card${withNth ? sql`, page.nth` : sql``}
  from (select ordered.*, row_number() over () as place from (${page}) ordered) page
  left join lateral (
    select name, verified from directory.people where id = page.seller_id offset 0
  ) seller on true
  order by place`;

const keyOf = (sort: ListingSort): Clause =>
  sort === 'nearest' ? NEARNESS : sql`page.${ORDERINGS[sort].column}`;

/** A distance is coarse on both sides, and whole kilometres: it tells no more than the place does. */
const cardFrom = (near: number | undefined): Clause =>
  near === undefined
    ? sql.raw(cardText('page', 'seller'))
    : sql`${sql.raw(openCard('page', 'seller'))} || ',"distance":'
      || coalesce(round(catalog.km_between(page.place_id, ${near}::int))::int::text, 'null') || '}'`;
