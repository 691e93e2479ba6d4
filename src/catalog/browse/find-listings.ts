import { JsonText } from '#platform/http/json-text';
import { readBegun, readCorrected } from '../search-words/further-readings.js';
import { type Reading, type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { BrowseAnswer, BrowseParams, ListingCard } from './browse.dto.js';
import { type Cursor, decodeCursor, encodeCursor } from './browse-cursor.js';
import type { BrowseFilters } from './browse-filters.js';
import type { Counted } from './counts.sql.js';
import type { FacetCounts } from './facet-counts.js';
import { findPage, type Send } from './find-page.js';
import { FEW, findNear } from './near-listings.js';
import type { Page } from './page.sql.js';
import { placesAround } from './places-around.js';
import { relaxable, relaxedFilters, relaxedSql } from './relaxed-filters.sql.js';

/** What is known of the answer besides its cards, which are JSON. */
type Found = Omit<BrowseAnswer, 'items'> & Pick<Page, 'items' | 'shown'>;

/** How the words of a search were read to find this. */
interface Searched {
  found: Found;
  terms: Terms | undefined;
}

/** The answer to a visit, and what was searched for when there is something. */
export interface Visit {
  answer: JsonText<BrowseAnswer>;
  foundFor: string | undefined;
}

/**
 * One visit to the catalog: a page of listings, what there is in all and, where that is little, what is near. All it
 * knows comes through `send`; the benchmark's bare server does the same.
 */
export class FindListings {
  /** Those within reach, when there is a limit. */
  private places: readonly number[] | undefined;

  constructor(
    private readonly send: Send,
    private readonly facetCounts: FacetCounts,
    private readonly params: BrowseParams,
  ) {}

  async find(): Promise<Visit> {
    this.places = await placesAround(this.send, this.params);
    const found = await this.visit();
    const { q, cursor } = this.params;
    return {
      answer: asJson(found),
      foundFor: cursor || found.shown === 0 ? undefined : (found.correctedQuery ?? q),
    };
  }

  private async visit(): Promise<Found> {
    const words = wordsOf(this.params.q ?? '');
    if (this.params.cursor) return this.nextPage(words, this.params.cursor);
    const { found, terms } =
      words.length === 0
        ? { found: await this.page(undefined, 'whole'), terms: undefined }
        : await this.search(words);
    const few = this.isFiltered() ? found.shown === 0 : found.shown < FEW;
    return few && !found.nextCursor ? { ...found, ...(await this.whenFew(words, found, terms)) } : found;
  }

  private async search(words: readonly string[], isCorrected = false): Promise<Searched> {
    const terms = wholeTerms(words);
    const found = await this.page(terms, 'whole', isCorrected);
    const longer = found.nextCursor ? null : await readBegun(this.send, words);
    return longer
      ? { found: await this.page(longer, 'beginning', isCorrected), terms: longer }
      : { found, terms };
  }

  /** What to try instead: the words as they may have been meant, what is near, and fewer filters. */
  private async whenFew(
    words: readonly string[],
    { items, shown }: Found,
    terms: Terms | undefined,
  ): Promise<Partial<Found>> {
    const meant = words.length > 0 ? await readCorrected(this.send, words) : null;
    if (meant && shown === 0) {
      const { found } = await this.search(meant, true);
      if (found.shown > 0) return { ...found, correctedQuery: meant.join(' ') };
    }
    const filters = this.filters(terms);
    const found = JSON.parse(items) as ListingCard[];
    const near =
      words.length > 0 && (await findNear(this.sendAround, { filters, words, corrected: meant, found }));
    const relax = shown === 0 && relaxable(filters).length > 0 && (await this.relaxed(filters));
    return { ...(near && { near }), ...(relax && relax.length > 0 && { relax }) };
  }

  private async relaxed(filters: BrowseFilters) {
    const { counts } = await this.sendAround(`relaxed ${filters.terms?.key}`, () => relaxedSql(filters));
    return relaxedFilters(counts);
  }

  private async nextPage(words: readonly string[], given: string): Promise<Found> {
    const cursor = decodeCursor(given, this.params.sort ?? 'newest');
    const meant = (cursor.corrected && (await readCorrected(this.send, words))) || words;
    const longer = cursor.reading === 'beginning' ? await readBegun(this.send, meant) : null;
    return this.page(longer ?? wholeTerms(meant), cursor.reading, cursor.corrected, cursor);
  }

  private async page(
    terms: Terms | undefined,
    reading: Reading,
    isCorrected = false,
    cursor?: Cursor,
  ): Promise<Found> {
    const { sort = 'newest', facets } = this.params;
    const filters = this.filters(terms);
    const counting = Boolean(facets) && !cursor;
    const market = counting && this.facetCounts.isMarket(filters) ? await this.facetCounts.ofMarket() : null;
    const wanted = { filters, sort, cursor, counted: counting && !market };
    const page = await findPage(this.sendFor(terms), wanted);
    const counted = market ?? page.counted;
    const { items, shown, last } = page;
    const boosted = cursor?.boosted ?? page.boosted ?? [];
    return {
      items,
      shown,
      nextCursor:
        last &&
        encodeCursor({ sort, key: String(last.key), id: last.id, reading, corrected: isCorrected, boosted }),
      ...(counted &&
        this.facetCounts.answer(filters, counted, await this.countedOfCategories(filters, counted))),
    };
  }

  /** "Free" stands among the categories: choosing another takes its place, and its price with it. */
  private async countedOfCategories(filters: BrowseFilters, counted: Counted): Promise<Counted> {
    if (filters.category !== 'free') return counted;
    const others = { ...filters, category: undefined };
    if (this.facetCounts.isMarket(others)) return this.facetCounts.ofMarket();
    const wanted = { filters: others, sort: this.params.sort ?? 'newest', counted: true };
    const page = await findPage(this.sendFor(filters.terms, 'any category '), wanted);
    return page.counted ?? counted;
  }

  private sendFor(terms: Terms | undefined, filters = ''): Send {
    return (name, build, kind) => this.sendAround(`${filters}${name} ${terms?.key}`, build, kind);
  }

  /** Filters are a reason of their own to find few. */
  private isFiltered(): boolean {
    const { category, condition, minPrice, maxPrice, within, boosted } = this.params;
    const filters = [category, condition, minPrice, maxPrice, within, boosted || undefined];
    return filters.some((filter) => filter !== undefined);
  }

  private filters(terms: Terms | undefined): BrowseFilters {
    const { category, condition, minPrice, maxPrice, near, sort, boosted } = this.params;
    const placed = sort === 'nearest' || undefined;
    return { terms, category, condition, minPrice, maxPrice, near, places: this.places, placed, boosted };
  }

  /** Statements are remembered with the places they name, and those may become more. */
  private readonly sendAround: Send = (name, build, kind) =>
    this.send(`${name} ${this.places?.join(' ') ?? ''}`, build, kind);
}

function asJson({ items, shown: _, ...rest }: Found): JsonText<BrowseAnswer> {
  return new JsonText(`{"items":${items},${JSON.stringify(rest).slice(1)}`);
}
