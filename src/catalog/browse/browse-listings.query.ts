import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { LISTING_LIMITS, type ListingSort } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import type { BrowseAnswer, BrowseParams } from './browse.dto.js';
import { type Cursor, decodeCursor, encodeCursor } from './browse-cursor.js';
import type { BrowseFilters } from './browse-filters.js';
import { FacetCounts } from './facet-counts.js';
import { findPage, type Send } from './find-page.js';
import type { FoundCard } from './page.sql.js';
import { type Reading, type Terms, wholeTerms, wordsOf } from './search-terms.js';
import { SpellingCorrection } from './spelling-correction.js';
import { WordBeginnings } from './word-beginnings.js';

/** Active listings that match, one page of them, and what there is in all. */
export class BrowseListings extends Query<BrowseAnswer> {
  constructor(readonly params: BrowseParams) {
    super();
  }
}

@QueryHandler(BrowseListings)
export class BrowseListingsHandler implements IQueryHandler<BrowseListings> {
  private readonly statements = new WeakMap<BrowseParams, Map<string, CompiledQuery>>();

  constructor(
    private readonly db: Database,
    private readonly facetCounts: FacetCounts,
    private readonly beginnings: WordBeginnings,
    private readonly spelling: SpellingCorrection,
  ) {}

  async execute({ params }: BrowseListings): Promise<BrowseAnswer> {
    const words = wordsOf(params.q ?? '');
    if (params.cursor) return this.nextPage(params, words, params.cursor);
    if (words.length === 0) return this.browse(params, undefined, 'whole');

    const answer = await this.search(params, words);
    if (answer.items.length > 0) return answer;
    const corrected = await this.spelling.correct(words);
    if (!corrected) return answer;
    return { ...(await this.search(params, corrected)), correctedQuery: corrected.join(' ') };
  }

  private async search(params: BrowseParams, words: readonly string[]): Promise<BrowseAnswer> {
    const answer = await this.browse(params, wholeTerms(words), 'whole');
    const longer = answer.nextCursor ? null : await this.beginnings.read(words);
    return longer ? this.browse(params, longer, 'beginning') : answer;
  }

  private async nextPage(
    params: BrowseParams,
    words: readonly string[],
    given: string,
  ): Promise<BrowseAnswer> {
    const cursor = decodeCursor(given, params.sort ?? 'newest');
    const longer = cursor.reading === 'beginning' ? await this.beginnings.read(words) : null;
    return this.browse(params, longer ?? wholeTerms(words), cursor.reading, cursor);
  }

  private async browse(
    params: BrowseParams,
    terms: Terms | undefined,
    reading: Reading,
    cursor?: Cursor,
  ): Promise<BrowseAnswer> {
    const { sort = 'newest', category, condition, minPrice, maxPrice, facets } = params;
    const filters: BrowseFilters = { terms, category, condition, minPrice, maxPrice };
    const counting = Boolean(facets) && !cursor;
    const market = counting && this.facetCounts.isMarket(filters) ? await this.facetCounts.ofMarket() : null;
    const wanted = { filters, sort, cursor, counted: counting && !market };
    const page = await findPage(this.sender(params, terms), wanted);
    const counted = market ?? page.counted;
    return { ...cut(page.items, sort, reading), ...(counted && this.facetCounts.answer(filters, counted)) };
  }

  /** Building a statement is a good part of our own work; the same query string has the same ones. */
  private sender(params: BrowseParams, terms: Terms | undefined): Send {
    const statements = this.statements.get(params) ?? new Map<string, CompiledQuery>();
    this.statements.set(params, statements);
    return async <Row>(name: string, build: () => RawBuilder<Row>) => {
      const key = `${name} ${terms?.words} ${terms?.lexemes}`;
      const statement = statements.get(key) ?? this.db.compiled(build());
      statements.set(key, statement);
      return (await this.db.first(statement)) as Row;
    };
  }
}

export function cut(
  found: readonly FoundCard[],
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
