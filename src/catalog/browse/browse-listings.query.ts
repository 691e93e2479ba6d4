import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LISTING_LIMITS, type ListingSort } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import type { BrowseAnswer, BrowseParams, ListingCard } from './browse.dto.js';
import { after, type Cursor, decodeCursor, encodeCursor, ORDERINGS, orderBy } from './browse-cursor.js';
import { type BrowseFilters, whereListings } from './browse-filters.js';
import { type Counted, type Counting, FacetCounts } from './facet-counts.js';
import { type Reading, termsOf, wordsOf } from './search-terms.js';
import { SpellingCorrection } from './spelling-correction.js';

/** Active listings that match, one page of them, and what there is in all. */
export class BrowseListings extends Query<BrowseAnswer> {
  constructor(readonly params: BrowseParams) {
    super();
  }
}

interface Page {
  items: (ListingCard & { sortKey: string | number })[];
  counted: Counted | null;
}

interface Prepared {
  filters: BrowseFilters;
  counting: Counting | null;
  statement: CompiledQuery<Page>;
}

@QueryHandler(BrowseListings)
export class BrowseListingsHandler implements IQueryHandler<BrowseListings> {
  private readonly statements = new WeakMap<BrowseParams, Map<string, Prepared>>();

  constructor(
    private readonly db: Database,
    private readonly facetCounts: FacetCounts,
    private readonly spelling: SpellingCorrection,
  ) {}

  async execute({ params }: BrowseListings): Promise<BrowseAnswer> {
    const words = wordsOf(params.q ?? '');
    if (words.length === 0 || params.cursor) return this.browse(params, words);

    const answer = await this.search(params, words);
    if (answer.items.length > 0) return answer;
    const corrected = await this.spelling.correct(words);
    if (!corrected) return answer;
    return { ...(await this.search(params, corrected)), correctedQuery: corrected.join(' ') };
  }

  private async search(params: BrowseParams, words: readonly string[]): Promise<BrowseAnswer> {
    const answer = await this.browse(params, words, 'whole');
    return answer.nextCursor ? answer : this.browse(params, words, 'beginning');
  }

  private async browse(
    params: BrowseParams,
    words: readonly string[],
    reading?: Reading,
  ): Promise<BrowseAnswer> {
    const { sort = 'newest' } = params;
    const cursor = params.cursor ? decodeCursor(params.cursor, sort) : undefined;
    const read = reading ?? cursor?.reading ?? 'whole';
    const { filters, counting, statement } = this.prepared(params, termsOf(words, read), cursor);
    const page = await this.db.first(statement);
    const { items, counted } = page ?? { items: [], counted: null };
    return {
      ...cut(items, sort, read),
      ...(counting && this.facetCounts.answer(filters, await counting.result(counted))),
    };
  }

  /** Building the statement is a good part of our own work; the same query string has the same one. */
  private prepared(params: BrowseParams, terms: string, cursor: Cursor | undefined): Prepared {
    const statements = this.statements.get(params) ?? new Map<string, Prepared>();
    this.statements.set(params, statements);
    const kept = statements.get(terms);
    if (kept) return kept;

    const { sort = 'newest', category, condition, minPrice, maxPrice } = params;
    const filters: BrowseFilters = { terms, category, condition, minPrice, maxPrice };
    const counting = params.facets && !cursor ? this.facetCounts.of(filters) : null;
    const statement = this.db.compiled(pageSql(filters, sort, cursor, counting?.sql ?? null));
    const prepared = { filters, counting, statement };
    statements.set(terms, prepared);
    return prepared;
  }
}

/** One page and, when `counts` is given, what there is in all: one round trip. The benchmark sends it from a bare server. */
export function pageSql(
  filters: BrowseFilters,
  sort: ListingSort,
  cursor: Cursor | undefined,
  counts: RawBuilder<unknown> | null,
): RawBuilder<Page> {
  const { column } = ORDERINGS[sort];
  return sql<Page>`
    select coalesce(json_agg(card), '[]') as items, ${counts ?? sql`null`} as counted
    from (
      select page.id, page.title, (page.price_cents / 100.0)::float8 as price, page.condition, page.category,
        page.location, page.images -> 0 as image, page.ai_generated as "aiGenerated",
        seller.name as "sellerName", coalesce(seller.verified, false) as "sellerVerified",
        page.created_at as "createdAt", page.sort_key as "sortKey"
      from (
        select id, title, price_cents, condition, category, location, images, ai_generated, seller_id, created_at,
          popularity, ${column} as sort_key
        from catalog.listings
        where ${whereListings(filters)} ${cursor ? sql`and ${after(cursor)}` : sql``}
        order by ${orderBy(sort)}
        limit ${LISTING_LIMITS.page + 1}
      ) page
      left join catalog.sellers seller on seller.id = page.seller_id
      order by ${orderBy(sort)}
    ) card`;
}

export function cut(
  found: Page['items'],
  sort: ListingSort,
  reading: Reading,
): Pick<BrowseAnswer, 'items' | 'nextCursor'> {
  const page = found.slice(0, LISTING_LIMITS.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ sortKey: _, ...card }) => card),
    nextCursor: last ? encodeCursor({ sort, key: String(last.sortKey), id: last.id, reading }) : null,
  };
}
