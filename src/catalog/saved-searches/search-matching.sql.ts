import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#contract/money';
import { termsQuery } from '../search-words/search-query.sql.js';
import { wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { SavedSearchBody } from './saved-search.dto.js';

type Filters = Pick<SavedSearchBody, 'q' | 'category' | 'condition' | 'minPrice' | 'maxPrice' | 'location'>;

/**
 * The columns by which a listing finds a saved search, as one row (docs/adr/0030):
 * `words`: what its text must say, with category and condition as in the index of listings; `place_words` likewise of its
 * place; `anchors`: of these the listing must have at least one, so that their index finds the few searches to be tried.
 * No row when the words have no meaning.
 */
export function matchingOf({ q, category, condition, minPrice, maxPrice, location }: Filters) {
  const terms = wholeTerms(wordsOf(q ?? ''));
  const parts = (terms?.parts ?? []).map((part) => part.map(({ query }) => query).join(' '));
  const free = category === 'free';
  const slug = free ? undefined : category;
  const facets = [slug && `'c:${slug}'`, condition && `'k:${condition}'`].filter(Boolean).join(' & ');
  const text: RawBuilder<unknown>[] = [
    ...(terms ? [sql`(${termsQuery(terms)})`] : []),
    ...(facets ? [sql`${facets}::tsquery`] : []),
  ];
  const words = text.length > 0 ? sql.join(text, sql` && `) : sql`null::tsquery`;
  const minCents = free ? 0 : minPrice === undefined ? null : toCents(minPrice);
  const maxCents = free ? 0 : maxPrice === undefined ? null : toCents(maxPrice);
  return sql`
    select ${words} as words, ${minCents}::int as min_cents, ${maxCents}::int as max_cents,
      ${location ? sql`nullif(plainto_tsquery('catalog.listing_text', ${location})::text, '')::tsquery` : sql`null::tsquery`}
        as place_words,
      case when ${terms === undefined} then array[${`@${slug ?? ''}/${condition ?? ''}`}]
        else array(select lexeme || ${`@${slug ?? ''}`} from unnest(anchor.lexemes) lexeme) end as anchors
    from (
      select array(
        select lexeme from unnest(to_tsvector('catalog.listing_text', part)) order by lexeme
      ) as lexemes
      from unnest(${terms ? parts : ['']}::text[]) with ordinality as given (part, place)
      order by cardinality(array(select unnest(to_tsvector('catalog.listing_text', part)))) = 0,
        cardinality(array(select unnest(to_tsvector('catalog.listing_text', part)))), place
      limit 1
    ) anchor
    where ${terms === undefined} or cardinality(anchor.lexemes) > 0`;
}

/**
 * What somebody's search has found goes when it looks for something else; `matching` is what it looks for from now on. A
 * new name, another frequency and a pause leave it.
 */
export const forgetFoundOtherwise = (id: string, personId: string) => sql`
  delete from catalog.search_alerts alert using catalog.saved_searches search, matching
  where search.id = ${id} and search.person_id = ${personId} and alert.search_id = search.id
    and (search.words, search.min_cents, search.max_cents, search.place_words)
      is distinct from (matching.words, matching.min_cents, matching.max_cents, matching.place_words)`;

/** Every anchor a listing has; of `listing`, a row of catalog.listings. */
const keysOf = sql`array(
  select key from (
    select lexeme from unnest(tsvector_to_array(listing.search)) lexeme where lexeme !~ '^[ck]:'
  ) word, lateral (values (word.lexeme || '@'), (word.lexeme || '@' || listing.category)) as keys (key)
  union all
  values ('@/'), ('@' || listing.category || '/'), ('@/' || listing.condition),
    ('@' || listing.category || '/' || listing.condition)
)`;

/** Notes for some searches, in the order of their ids, that they found a listing; each pair is noted once. */
export const noteAlerts = (listingId: string, after: string, most: number, now: Date) => sql<{
  searchId: string;
  personId: string;
  name: string;
  isNew: boolean;
}>`
  with listing as materialized (
    select listing.id, listing.seller_id, listing.price_cents, listing.search, ${keysOf} as keys,
      to_tsvector('catalog.listing_text', coalesce(listing.location, '')) as place
    from catalog.listings listing where listing.id = ${listingId} and listing.status = 'active'
  ), found as materialized (
    select search.id, search.person_id, search.name
    from catalog.saved_searches search, listing
    where search.active and search.anchors && (select keys from listing) and search.id > ${after}
      and search.person_id <> listing.seller_id
      and (search.words is null or listing.search @@ search.words)
      and (search.min_cents is null or listing.price_cents >= search.min_cents)
      and (search.max_cents is null or listing.price_cents <= search.max_cents)
      and (search.place_words is null or listing.place @@ search.place_words)
    order by search.id limit ${most}
  ), noted as (
    insert into catalog.search_alerts (search_id, listing_id, found_at)
    select id, ${listingId}::uuid, ${now}::timestamptz from found on conflict do nothing
    returning search_id
  )
  select found.id as "searchId", found.person_id as "personId", found.name,
    noted.search_id is not null as "isNew"
  from found left join noted on noted.search_id = found.id order by found.id`;
