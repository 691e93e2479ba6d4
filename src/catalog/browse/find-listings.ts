import { LISTING_LIMITS, type ListingSort } from '#contract/listings';
import { type Reading, type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import { corrected, spelledSql } from '../search-words/spelling-correction.js';
import { beginningsSql, termsBegun } from '../search-words/word-beginnings.js';
import type { BrowseAnswer, BrowseParams } from './browse.dto.js';
import { type Cursor, decodeCursor, encodeCursor } from './browse-cursor.js';
import type { BrowseFilters } from './browse-filters.js';
import type { FacetCounts } from './facet-counts.js';
import { findPage, type Send } from './find-page.js';
import { FEW, findNear } from './near-listings.js';
import type { FoundCard } from './page.sql.js';
import { relaxable, relaxedFilters, relaxedSql } from './relaxed-filters.sql.js';

/** How the words of a search were read to find this. */
interface Found {
  answer: BrowseAnswer;
  terms: Terms | undefined;
}

/**
 * One visit to the catalog: a page of listings, what there is in all and, where that is little, what is near. All it
 * knows comes through `send`; the benchmark's bare server does the same.
 */
export class FindListings {
  constructor(
    private readonly send: Send,
    private readonly facetCounts: FacetCounts,
    private readonly params: BrowseParams,
  ) {}

  async find(): Promise<BrowseAnswer> {
    const words = wordsOf(this.params.q ?? '');
    if (this.params.cursor) return this.nextPage(words, this.params.cursor);
    const { answer, terms } =
      words.length === 0
        ? { answer: await this.page(undefined, 'whole'), terms: undefined }
        : await this.search(words);
    const few = this.isFiltered() ? answer.items.length === 0 : answer.items.length < FEW;
    return few && !answer.nextCursor ? { ...answer, ...(await this.whenFew(words, answer, terms)) } : answer;
  }

  private async search(words: readonly string[], isCorrected = false): Promise<Found> {
    const terms = wholeTerms(words);
    const answer = await this.page(terms, 'whole', isCorrected);
    const longer = answer.nextCursor ? null : await this.begun(words);
    return longer
      ? { answer: await this.page(longer, 'beginning', isCorrected), terms: longer }
      : { answer, terms };
  }

  /** What to try instead: the words as they may have been meant, what is near, and fewer filters. */
  private async whenFew(
    words: readonly string[],
    { items }: BrowseAnswer,
    terms: Terms | undefined,
  ): Promise<Partial<BrowseAnswer>> {
    const meant = words.length > 0 ? await this.corrected(words) : null;
    if (meant && items.length === 0) {
      const { answer } = await this.search(meant, true);
      if (answer.items.length > 0) return { ...answer, correctedQuery: meant.join(' ') };
    }
    const filters = this.filters(terms);
    const near =
      words.length > 0 && (await findNear(this.send, { filters, words, corrected: meant, found: items }));
    const relax = items.length === 0 && relaxable(filters).length > 0 && (await this.relaxed(filters));
    return { ...(near && { near }), ...(relax && relax.length > 0 && { relax }) };
  }

  private async relaxed(filters: BrowseFilters) {
    const { counts } = await this.send(`relaxed ${filters.terms?.key}`, () => relaxedSql(filters));
    return relaxedFilters(counts);
  }

  private async nextPage(words: readonly string[], given: string): Promise<BrowseAnswer> {
    const cursor = decodeCursor(given, this.params.sort ?? 'newest');
    const meant = (cursor.corrected && (await this.corrected(words))) || words;
    const longer = cursor.reading === 'beginning' ? await this.begun(meant) : null;
    return this.page(longer ?? wholeTerms(meant), cursor.reading, cursor.corrected, cursor);
  }

  private async page(
    terms: Terms | undefined,
    reading: Reading,
    isCorrected = false,
    cursor?: Cursor,
  ): Promise<BrowseAnswer> {
    const { sort = 'newest', facets } = this.params;
    const filters = this.filters(terms);
    const counting = Boolean(facets) && !cursor;
    const market = counting && this.facetCounts.isMarket(filters) ? await this.facetCounts.ofMarket() : null;
    const wanted = { filters, sort, cursor, counted: counting && !market };
    const page = await findPage((name, build) => this.send(`${name} ${terms?.key}`, build), wanted);
    const counted = market ?? page.counted;
    return {
      ...cut(page.items, sort, reading, isCorrected),
      ...(counted && this.facetCounts.answer(filters, counted)),
    };
  }

  /** Filters are a reason of their own to find few. */
  private isFiltered(): boolean {
    const { category, condition, minPrice, maxPrice } = this.params;
    return [category, condition, minPrice, maxPrice].some((filter) => filter !== undefined);
  }

  private filters(terms: Terms | undefined): BrowseFilters {
    const { category, condition, minPrice, maxPrice } = this.params;
    return { terms, category, condition, minPrice, maxPrice };
  }

  private async begun(words: readonly string[]): Promise<Terms | null> {
    const begun = await this.send(`beginnings ${words.join(' ')}`, () => beginningsSql(words));
    return termsBegun(words, begun);
  }

  private async corrected(words: readonly string[]): Promise<string[] | null> {
    const { spelled } = await this.send(`spelled ${words.join(' ')}`, () => spelledSql(words));
    return corrected(words, spelled);
  }
}

function cut(
  found: readonly FoundCard[],
  sort: ListingSort,
  reading: Reading,
  isCorrected: boolean,
): Pick<BrowseAnswer, 'items' | 'nextCursor'> {
  const page = found.slice(0, LISTING_LIMITS.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const cursor = last && { sort, key: String(last.sortKey), id: last.id, reading, corrected: isCorrected };
  return {
    items: page.map(({ sortKey: _, ...card }) => card),
    nextCursor: cursor ? encodeCursor(cursor) : null,
  };
}
