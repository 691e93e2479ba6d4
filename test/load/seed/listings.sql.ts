import { popularityText } from '../../../src/catalog/listings/popularity.js';
import { listingId, personId, sellerOf } from './draw.sql.js';

/**
 * Every listing with what there is of it. `r(k)` is the k-th of the numbers that the md5 of n holds: arbitrary, and the
 * same every time. Time runs so that the newest listing is the last one, one listing a second.
 */
export const LISTINGS_SQL = `
  insert into catalog.listings
    (id, seller_id, title, description, price_cents, category, condition, location, tags, images, status, popularity,
     view_count, favorite_count, contact_count, created_at, updated_at, recent, place_id)
  select ${listingId('n')}, ${personId(sellerOf('n', '$2'))},
    initcap(concat_ws(' ', ($3::text[])[1 + r[2] % cardinality($3::text[])], ($5::text[])[1 + r[3] % cardinality($5::text[])],
      ($4::text[])[1 + r[4] % cardinality($4::text[])])),
    (select string_agg(($6::text[])[1 + (r[1 + w % 7] + w * r[1 + (w + 3) % 7]) % cardinality($6::text[])], ' ')
      from generate_series(1, 25 + r[5] % 20) w),
    case when r[6] % 20 = 0 then 0 else 100 + r[6] % 90000 end,
    ($7::text[])[1 + r[7] % cardinality($7::text[])],
    ($8::text[])[1 + r[1] % cardinality($8::text[])],
    'Block ' || r[2] % 40,
    array['tag' || r[3] % 50],
    jsonb_build_array(jsonb_build_object('id', md5('image' || n)::uuid, 'width', 1200, 'height', 1200,
      'placeholder', 'data:image/webp;base64,' || repeat('A', 150))),
    case when chance < 0.08 then 'sold' when chance < 0.1 then 'pending' else 'active' end,
    ${popularityText({})}, view_count, favorite_count, contact_count, created_at, created_at, n > $1 - $9::int,
    ($10::int[])[1 + (r[3] * 31 + r[6]) % cardinality($10::int[])]
  from generate_series(1, $1::int) n,
    lateral (
      select array(
        select ('x' || substr(md5('r' || n), 1 + 4 * k, 4))::bit(16)::bigint from generate_series(0, 6) k
      ) as r
    ) random,
    lateral (
      select timestamptz '2026-01-01' + n * interval '1 second' as created_at, (r[5] % 200)::int as view_count,
        coalesce((select people from pg_temp.saved_counts saved where saved.n = n.n), 0) as favorite_count,
        coalesce((select people from pg_temp.contact_counts asked where asked.n = n.n), 0) as contact_count,
        pg_temp.drawn(n, 2) as chance
    ) known`;

/** What the trigger on listings would have kept. */
export const LEXEMES_SQL = `
  insert into catalog.lexemes
  select word from ts_stat('select search from catalog.listings') where word !~ '^[ck]:'`;

export const RECENCY_SQL = `
  update catalog.recency set since =
    coalesce((select max(created_at) from catalog.listings where not recent), '-infinity')`;
