import { LISTING_LIMITS } from '#contract/listings';
import { usdText } from '#platform/persistence/money.sql';
import { decodeTimeCursor, encodeTimeCursor, type TimeCursor } from '#platform/persistence/time-cursor';
import { boostedUntil } from '../boosted/boosted.sql.js';
import type { OwnListings, OwnListingsParams } from './own-listings.dto.js';

export interface FoundOwnListings {
  /** JSON. */
  items: string;
  /** The last one shown, if there are more. */
  last: TimeCursor | null;
  /** JSON. */
  totals: string;
  /** Removed ones too. */
  counted: number;
}

/** One page of what somebody sells, newest first, and how all of it does. The benchmark's bare server sends it too. */
export function ownListingsStatement(
  sellerId: string,
  { cursor, limit = LISTING_LIMITS.page, status, q }: OwnListingsParams,
) {
  const values: unknown[] = [sellerId, limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const wanted = [
    status && `and status = ${given(status)}`,
    q && `and strpos(lower(unaccent(title)), lower(unaccent(${given(q)}))) > 0`,
    cursor && afterCursor(decodeTimeCursor(cursor), given),
  ];
  const name = ['own-listings', status && 'of-status', q && 'named', cursor && 'after'];
  return {
    name: name.filter(Boolean).join('-'),
    text: pageText(wanted.filter(Boolean).join(' ')),
    values,
  };
}

const afterCursor = ({ at, id }: TimeCursor, given: (value: unknown) => string): string =>
  `and (created_at, id) < (${given(at)}::timestamptz, ${given(id)}::uuid)`;

export const ownListingsAnswer = (
  { items, last, totals }: Omit<FoundOwnListings, 'counted'>,
  publishable: OwnListings['publishable'],
): string =>
  `{"items":${items},"nextCursor":${JSON.stringify(last && encodeTimeCursor(last))},"totals":${totals},"publishable":${publishable}}`;

const pageText = (wanted: string): string => `
  select page.items, page.last, totals.totals, totals.counted
  from (
    select coalesce(json_agg(card order by place) filter (where place <= $2::int), '[]')::text as items,
      case when count(*) > $2::int then
        (json_agg(json_build_object('at', created_at::text, 'id', id)) filter (where place = $2::int)) -> 0
      end as last
    from (
      select row_number() over (order by listing.created_at desc, listing.id desc) as place, listing.created_at,
        listing.id, own as card
      from (
        select * from catalog.listings where seller_id = $1 and status <> 'removed' ${wanted}
        order by created_at desc, id desc limit $2::int + 1
      ) listing
      cross join lateral (
        select listing.id, listing.title, ${usdText('listing.price_cents')} as price, listing.category,
          listing.status, listing.hold_id is not null as held, listing.view_count as "viewCount", listing.favorite_count as "favoriteCount",
          listing.contact_count as "contactCount", listing.images -> 0 as image, listing.created_at as "createdAt",
          ${boostedUntil('listing')} as "boostedUntil"
      ) own
    ) found
  ) page
  cross join (
    select count(*)::int as counted, json_build_object(
      'listings', count(*) filter (where status <> 'removed'),
      'active', count(*) filter (where status = 'active'),
      'pending', count(*) filter (where status = 'pending'),
      'sold', count(*) filter (where status = 'sold'),
      'views', coalesce(sum(view_count) filter (where status <> 'removed'), 0)
    )::text as totals
    from catalog.listings where seller_id = $1
  ) totals`;
