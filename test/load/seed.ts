import type { Client } from 'pg';
import { CATEGORIES, CONDITIONS } from '#contract/listings';
import { RECENT_LISTINGS } from '../../src/catalog/browse/recent-listings.js';

/** Words of made-up listings. With a few thousand combinations, searches match between a handful and a tenth of all. */
export const ADJECTIVES =
  'walnut vintage compact foldable wireless ceramic leather cotton steel bamboo portable solid light heavy blue red green black white grey retro modern small large tall narrow deep soft firm rare signed boxed spare classic sturdy quiet bright warm cosy handmade'.split(
    ' ',
  );
export const NOUNS =
  'chair desk lamp bike helmet jacket camera laptop phone headphones monitor keyboard guitar ukulele record textbook sneakers boots dress hoodie backpack watch ring necklace plant kettle mug toaster sofa shelf table skateboard football racket dumbbell tent scooter car poster figurine drill printer router speaker blender fan heater mirror rug curtain stool bench ladder violin drum trumpet novel atlas puzzle vase clock globe bracelet brooch scarf coat tie shirt skirt'.split(
    ' ',
  );
const BRANDS = Array.from({ length: 400 }, (_, n) => `maker${n.toString(36)}`);
const FILLER =
  'bought two years ago barely used moving out next month pick up near campus cash or transfer no smokers pets small scratch on the side works perfectly comes with original box manual charger cable included ask for more pictures price is negotiable within reason first come first served happy to hold it until weekend can deliver by bus for a coffee'.split(
    ' ',
  );

const SELLERS = 500;
/** A grid of places five kilometres apart: within 25 kilometres of one are some sixty others. */
const PLACES = 2000;
export const seededPlace = (n: number): number =>
  (13_000 + 5 * Math.floor((n % PLACES) / 50)) * 36_000 + 10_000 + 6 * (n % 50);

/** Fills an empty catalog with `count` listings. The same count gives the same listings, always. */
export async function seedListings(client: Client, count: number): Promise<void> {
  await client.query(
    'truncate catalog.listings, directory.people, catalog.words, catalog.lexemes, catalog.places cascade',
  );
  await client.query(
    `insert into catalog.places (id, town, region, country, listed)
     select id, 'Town ' || id, '', 'US', true from unnest($1::int[]) id`,
    [Array.from({ length: PLACES }, (_, n) => seededPlace(n))],
  );
  await client.query(
    `insert into directory.people (id, kind, name, verified)
     select md5('seller' || n)::uuid, 'member', 'seller' || n, n % 3 = 0 from generate_series(0, $1 - 1) n`,
    [SELLERS],
  );
  await withoutIndexes(client, () =>
    client.query(LISTINGS_SQL, [
      count,
      SELLERS,
      ADJECTIVES,
      NOUNS,
      BRANDS,
      FILLER,
      CATEGORIES,
      CONDITIONS,
      RECENT_LISTINGS,
      Array.from({ length: PLACES }, (_, n) => seededPlace(n)),
    ]),
  );
  await client.query(COMMENTS_SQL, [count]);
  await client.query(RECENCY_SQL);
  await client.query('select catalog.rank_words(current_date)');
  await client.query('vacuum (analyze) catalog.listings');
  await client.query('vacuum (analyze) catalog.comments');
  await client.query('analyze directory.people, catalog.lexemes, catalog.words, catalog.recency');
}

/** Loads rows several times faster: the indexes are built once, afterwards, and the lexemes gathered. */
async function withoutIndexes(client: Client, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'catalog' and tablename = 'listings' and indexname <> 'listings_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index catalog.${name}`);
  await client.query('alter table catalog.listings disable trigger user');
  await load();
  await client.query('alter table catalog.listings enable trigger user');
  await client.query(LEXEMES_SQL);
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
}

const LEXEMES_SQL = `
  insert into catalog.lexemes
  select word from ts_stat('select search from catalog.listings') where word !~ '^[ck]:'`;

const RECENCY_SQL = `
  update catalog.recency set since =
    coalesce((select max(created_at) from catalog.listings where not recent), '-infinity')`;

/** Two comments to a listing on average: none to most, up to forty to some. */
const COMMENTS_SQL = `
  insert into catalog.comments (id, listing_id, author_id, content, created_at)
  select gen_random_uuid(), md5('listing' || n)::uuid, md5('seller' || (n + k) % 500)::uuid,
    'Is it still there, and could I come by on day ' || k || '?', timestamptz '2026-02-01' + n * interval '1 second' + k * interval '1 minute'
  from generate_series(1, $1::int) n, generate_series(1, case when n % 10 = 0 then 8 + n / 10 % 24 else 0 end) k`;

/** Id of the n-th seeded listing. */
export const SEEDED_ID = `md5('listing' || n)::uuid`;

/**
 * `r(k)` is the k-th of the numbers that the md5 of n holds: arbitrary, and the same every time. Time runs so that
 * the newest listing is the last one, one listing a second.
 */
const LISTINGS_SQL = `
  insert into catalog.listings
    (id, seller_id, title, description, price_cents, category, condition, location, tags, images, popularity,
     view_count, created_at, updated_at, recent, place_id)
  select ${SEEDED_ID}, md5('seller' || r[1] % $2)::uuid,
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
    extract(epoch from made) / 172800 + log(2, 1 + r[5] % 200), r[5] % 200, made, made, n > $1 - $9::int,
    ($10::int[])[1 + (r[3] * 31 + r[6]) % cardinality($10::int[])]
  from generate_series(1, $1::int) n,
    lateral (select timestamptz '2026-01-01' + n * interval '1 second' as made) at,
    lateral (
      select array(
        select ('x' || substr(md5('r' || n), 1 + 4 * k, 4))::bit(16)::bigint from generate_series(0, 6) k
      ) as r
    ) random`;
