import { countedOf, RATING_COLUMNS } from '../../../src/community/ratings/figures.js';
import { listingId, personId } from './draw.sql.js';

/** Deals that were reviewed by both sides: five for four listings, so that reviews are two and a half for each. */
export const dealsOf = (listings: number): number => Math.floor((listings * 5) / 4);

/** `$1` deals of `$2` people: some have thousands, and most a few. */
export const DEALS_SQL = `
  insert into community.deals
    (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at, told_at)
  select md5('deal' || n)::uuid, ${listingId('n')}, ${personId('seller')}, ${personId('buyer')}, 'Thing ' || n,
    1 + n % 30000, n % 50 = 0, sold_at, sold_at + interval '14 days', sold_at + interval '1 day'
  from generate_series(1, $1::bigint) n
  cross join lateral (
    select pg_temp.often($2, n, 30) as seller, floor($2 * pg_temp.drawn(n, 31))::int as buyer,
      now() - interval '20 days' - pg_temp.drawn(n, 32) * interval '700 days' as sold_at
  ) drawn
  where seller <> buyer`;

export const REVIEWS_SQL = `
  insert into community.reviews (id, sale_id, side, author_id, subject_id, stars, text, tags, photos, written_at,
    shown_at, counted, reply, replied_at)
  select md5(sale_id || side)::uuid, sale_id, side,
    case when side = 'seller' then seller_id else buyer_id end,
    case when side = 'seller' then buyer_id else seller_id end,
    5 - floor(4.99 * pg_temp.drawn(hashtext(sale_id || side), 33) ^ 3)::int,
    'Came when we had agreed, and it was what the pictures show.',
    case when side = 'buyer' then array['as-described', 'friendly'] else array['on-time', 'paid-as-agreed'] end,
    '[]', sold_at, told_at, true, case when hashtext(sale_id::text) % 5 = 0 then 'Thank you, come again.' end,
    case when hashtext(sale_id::text) % 5 = 0 then told_at end
  from community.deals cross join unnest(array['seller', 'buyer']) side
  order by told_at`;

export const RATINGS_SQL = `
  insert into community.ratings (person_id, ${RATING_COLUMNS})
  select subject_id, ${countedOf('1')} from community.reviews group by subject_id`;
