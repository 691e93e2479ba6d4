import { type RawBuilder, sql } from 'kysely';
import { LISTING_LIMITS, type ListingSort } from '#contract/listings';
import type { ListingCard } from './browse.dto.js';
import { after, type Cursor, ORDERINGS, orderBy } from './browse-cursor.js';
import { type BrowseFilters, whereFacets, whereListings } from './browse-filters.js';
import { type Counted, countPairs, MATCHES, matchesSql, pairsOf } from './counts.sql.js';
import { HAS_OLDER, newerThanOlder, RECENT } from './recent-listings.js';

/** One more than is shown, to know whether there is a next page. */
export const PAGE_ROWS = LISTING_LIMITS.page + 1;

export type FoundCard = ListingCard & { sortKey: string | number };

export interface Page {
  items: FoundCard[];
  counted: Counted | null;
}

/** What the recent listings have, and how far that goes for the whole market. */
export interface RecentPage extends Page {
  hasOlder: boolean;
  /** How many of the items come before every older listing. */
  ahead: number;
}

type Clause = RawBuilder<unknown>;

/** A page out of all listings and, when `counted`, how many there are of each kind. */
export const pageSql = (filters: BrowseFilters, sort: ListingSort, cursor?: Cursor, counted = false) =>
  sql<Page>`
    select coalesce(json_agg(card), '[]') as items, ${counted ? countPairs(filters) : sql`null`} as counted
    from (${cards(listings(filters, sort, cursor), sort)}) card`;

/** The same of a search, counted out of the recent listings; the newest come out of those, too. */
export const recentPageSql = (filters: BrowseFilters, sort: ListingSort, cursor?: Cursor, counted = false) =>
  sql<RecentPage>`
    select coalesce(json_agg(card), '[]') as items, ${HAS_OLDER} as "hasOlder",
      count(*) filter (where ${newerThanOlder(sql`card."createdAt"`)})::int as ahead,
      ${counted ? sql`(select ${pairsOf(sql`(${matchesSql(filters, RECENT)}) matches`)})` : sql`null`} as counted
    from (${cards(listings(filters, sort, cursor, sort === 'newest' ? RECENT : undefined), sort)}) card`;

/** Counts out of all listings, and the first page, which is right only when all the matches have been counted. */
export const fewPageSql = (filters: BrowseFilters, sort: ListingSort) => sql<Page>`
  with ${MATCHES} as materialized (${matchesSql(filters)})
  select coalesce(json_agg(card), '[]') as items, (select ${pairsOf(MATCHES)}) as counted
  from (${cards(
    sql`
      select listing.* from (
        select id from ${MATCHES} where ${whereFacets(filters)} order by ${orderBy(sort)} limit ${PAGE_ROWS}
      ) match
      join catalog.listings listing using (id)`,
    sort,
  )}) card`;

const listings = (filters: BrowseFilters, sort: ListingSort, cursor?: Cursor, part?: Clause): Clause => sql`
  select id, title, price_cents, condition, category, location, images, ai_generated, seller_id, created_at,
    popularity
  from catalog.listings
  where ${sql.join(
    [whereListings(filters), cursor && after(cursor), part].filter((clause) => clause !== undefined),
    sql` and `,
  )}
  order by ${orderBy(sort)}
  limit ${PAGE_ROWS}`;

const cards = (page: Clause, sort: ListingSort): Clause => sql`
  select page.id, page.title, (page.price_cents / 100.0)::float8 as price, page.condition, page.category,
    page.location, page.images -> 0 as image, page.ai_generated as "aiGenerated",
    seller.name as "sellerName", coalesce(seller.verified, false) as "sellerVerified",
    page.created_at as "createdAt", page.${ORDERINGS[sort].column} as "sortKey"
  from (${page}) page
  left join directory.people seller on seller.id = page.seller_id
  order by ${orderBy(sort)}`;
