import { listingId, personId, sellerOf, someTimeSince } from './draw.sql.js';

/**
 * Which of `$2` people have to do with which of `$1` listings: `$3` pairs of both. Some people have thousands, and so
 * have some listings, of whatever age.
 */
const pairsOf = (table: string, draw: number): string => `
  create temp table ${table} as
  select person, n from (
    select distinct pg_temp.often($2, k, ${draw}) as person,
      1 + (7919 * pg_temp.often($1, k, ${draw + 1})::bigint % $1)::int as n
    from generate_series(1, $3::bigint * 11 / 10) k
  ) drawn
  where person <> ${sellerOf('n', '$2')}
  limit $3::bigint`;
const countsOf = (table: string, pairs: string): string => `
  create temp table ${table} as select n, count(*)::int as people from ${pairs} group by n;
  alter table ${table} add primary key (n);
  analyze ${table}`;

export const SAVED = { pairs: pairsOf('saved_pairs', 3), counts: countsOf('saved_counts', 'saved_pairs') };
export const CONTACTS = {
  pairs: pairsOf('contact_pairs', 5),
  counts: countsOf('contact_counts', 'contact_pairs'),
};

/** Rows lie as they came: in the order of time. A fifth of the things has become cheaper since they were saved. */
export const FAVORITES_SQL = `
  insert into catalog.favorites
    (person_id, listing_id, created_at, price_cents, known_cents, known_status, category, dropped_at, status_at)
  select ${personId('saved.person')}, listing.id, at,
    case when cheaper then listing.price_cents * 5 / 4 else listing.price_cents end, listing.price_cents,
    listing.status, listing.category, case when cheaper then now() end, case when listing.status <> 'active' then now() end
  from saved_pairs saved join catalog.listings listing on listing.id = ${listingId('saved.n')}
  cross join lateral (
    select saved.n::bigint * 1000003 + saved.person as pair
  ) numbered
  cross join lateral (
    select ${someTimeSince('listing.created_at', 'pair', 7)} as at, pg_temp.drawn(pair, 8) < 0.2 as cheaper
  ) drawn
  order by at`;

export const CONTACTS_SQL = `
  insert into catalog.listing_contacts (listing_id, person_id, contacted_at)
  select listing.id, ${personId('asked.person')},
    ${someTimeSince('listing.created_at', 'asked.n::bigint * 1000003 + asked.person', 9)} as at
  from contact_pairs asked join catalog.listings listing on listing.id = ${listingId('asked.n')}
  order by at`;

/** Two comments to a listing on average: none to most, up to thirty to some. */
export const COMMENTS_SQL = `
  insert into catalog.comments (id, listing_id, author_id, content, created_at)
  select gen_random_uuid(), listing.id, ${personId('pg_temp.often($2, n * 64 + k, 10)')},
    'Is it still there, and could I come by on day ' || k || '?',
    ${someTimeSince('listing.created_at', 'n * 64 + k', 11)} as at
  from generate_series(10, $1::bigint, 10) n
  join catalog.listings listing on listing.id = ${listingId('n')}
  cross join generate_series(1, 8 + n / 10 % 25) k
  order by at`;

/** The views of each listing, on up to six days of its life. */
export const DAYS_SQL = `
  insert into catalog.listing_days (listing_id, day, views)
  select id, current_date - (part * width + floor(width * pg_temp.drawn(n * 10 + part, 12))::int) as day,
    view_count / parts + (part < view_count % parts)::int
  from generate_series(1, $1::bigint) n
  join catalog.listings listing on listing.id = ${listingId('n')}
  cross join lateral (
    select least(view_count, 6) as parts,
      greatest(1, (current_date - created_at::date) / greatest(1, least(view_count, 6))) as width
  ) split
  cross join generate_series(0, parts - 1) part
  order by day`;

/** Of what is sold, and some sales that fell through. */
export const SALES_SQL = `
  insert into catalog.sales
    (id, listing_id, seller_id, buyer_id, price_cents, title, category, condition, image, sold_at, voided_at)
  select md5('sale' || n)::uuid, id, seller_id,
    nullif(${personId('pg_temp.often($2, n, 13)')}, seller_id), price_cents * 9 / 10, title, category, condition,
    images -> 0, ${someTimeSince('created_at', 'n', 14)} as at, case when status <> 'sold' then now() end
  from generate_series(1, $1::bigint) n
  join catalog.listings listing on listing.id = ${listingId('n')}
  where status = 'sold' or pg_temp.drawn(n, 15) < 0.01
  order by at`;
