import { type RawBuilder, sql } from 'kysely';
import { FEED_LIMITS, LISTING_LIMITS } from '#contract/listings';
import { usdSql } from '#platform/persistence/money.sql';
import { after, type ColumnSort, type Cursor, ORDERINGS, orderBy } from '../browse/browse-cursor.js';
import { type BrowseFilters, whereListings } from '../browse/browse-filters.js';

export interface FoundFeed {
  /** JSON that is only passed on. */
  items: string;
  last: { key: string | number; id: string } | null;
  /** Up to one more than is counted; null for a page that is not the first. */
  total: number | null;
}

// Written into the statement: a plan that serves all values must know how many rows are wanted.
const SHOWN = sql.lit(FEED_LIMITS.page);
const ROWS = sql.lit(FEED_LIMITS.page + 1);
const COUNTED = sql.lit(LISTING_LIMITS.countedUpTo + 1);
const EXCERPT = sql.lit(FEED_LIMITS.excerpt);

/** One page of the feed, without the reader's own; the benchmark's bare server sends it too. */
export const feedSql = (
  filters: BrowseFilters,
  sort: ColumnSort,
  cursor: Cursor | undefined,
  readerId: string | null,
): RawBuilder<FoundFeed> => {
  const notOwn = readerId === null ? sql`` : sql` and seller_id <> ${readerId}::uuid`;
  const among = sql`${whereListings(filters)}${notOwn}`;
  const wanted = cursor ? sql`${among} and ${after(sort, cursor)}` : among;
  const total = cursor
    ? sql`null::int`
    : sql`(select count(*)::int from (
        select from catalog.listings where ${among} limit ${COUNTED}
      ) counted)`;
  return sql<FoundFeed>`
    select coalesce(json_agg(card order by place) filter (where place <= ${SHOWN}), '[]')::text as items,
      case when count(*) > ${SHOWN} then
        (json_agg(json_build_object('key', key, 'id', id)) filter (where place = ${SHOWN})) -> 0
      end as last,
      ${total} as total
    from (
      select page.place, page.id, page.${ORDERINGS[sort].column} as key, card
      from (
        select listing.*, row_number() over () as place from (
          select id, title, description, price_cents, condition, category, location, images, seller_id, created_at,
            popularity
          from catalog.listings where ${wanted} order by ${orderBy(sort)} limit ${ROWS}
        ) listing
      ) page
      left join lateral (
        select id, name, avatar, verified, rating from directory.people
        where id = page.seller_id and not deleted offset 0
      ) seller on true
      cross join lateral (
        select page.id, page.title, ${usdSql('page.price_cents')} as price, page.condition, page.category,
          page.location, left(page.description, ${EXCERPT}) as description, page.images -> 0 as image,
          case when seller.id is not null then to_json(seller) end as seller
      ) card
    ) found`;
};
