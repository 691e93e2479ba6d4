import { LISTING_LIMITS } from '#contract/listings';
import { type ColumnSort, type Cursor, decodeCursor, encodeCursor } from '../browse/browse-cursor.js';
import { type BrowseFilters, hasOnePlan } from '../browse/browse-filters.js';
import type { Send } from '../browse/find-page.js';
import { placesAround } from '../browse/places-around.js';
import { readBegun, readCorrected } from '../search-words/further-readings.js';
import { type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { FeedPage, FeedParams } from './feed.dto.js';
import { type FoundFeed, feedSql } from './feed.sql.js';

/** How the words of a page were read; the page after it reads them the same way. */
type Read = Pick<Cursor, 'reading' | 'corrected'>;

interface Found {
  page: FoundFeed;
  read: Read;
}

/**
 * One page of the feed: the same listings as browsing has, so words are read in the same ways. All it knows comes through
 * `send`; the benchmark's bare server does the same.
 */
export class FindFeed {
  /** Those within reach, when there is a limit. */
  private places: readonly number[] | undefined;
  private readonly sort: ColumnSort;

  constructor(
    private readonly send: Send,
    private readonly params: FeedParams,
    private readonly readerId: string | null,
  ) {
    const { sort = 'newest' } = params;
    // In an order of its own: one by one, nobody reads how far each is.
    this.sort = sort === 'nearest' ? 'newest' : sort;
  }

  /** The answer, as JSON. */
  async find(): Promise<string> {
    this.places = await placesAround(this.send, this.params);
    const words = wordsOf(this.params.q ?? '');
    const { cursor } = this.params;
    return this.answer(await (cursor ? this.nextPage(words, cursor) : this.firstPage(words)));
  }

  private async firstPage(words: readonly string[]): Promise<Found> {
    if (words.length === 0) return this.page(undefined, { reading: 'whole', corrected: false });
    const found = await this.search(words, false);
    const meant = found.page.total === 0 ? await readCorrected(this.send, words) : null;
    return meant ? this.search(meant, true) : found;
  }

  private async search(words: readonly string[], corrected: boolean): Promise<Found> {
    const found = await this.page(wholeTerms(words), { reading: 'whole', corrected });
    // More than one page of browsing: there, too, this is where the search ends.
    if ((found.page.total ?? 0) > LISTING_LIMITS.page) return found;
    const longer = await readBegun(this.send, words);
    return longer ? this.page(longer, { reading: 'beginning', corrected }) : found;
  }

  private async nextPage(words: readonly string[], given: string): Promise<Found> {
    const cursor = decodeCursor(given, this.sort);
    const meant = (cursor.corrected && (await readCorrected(this.send, words))) || words;
    const longer = cursor.reading === 'beginning' ? await readBegun(this.send, meant) : null;
    return this.page(longer ?? wholeTerms(meant), cursor, cursor);
  }

  private async page(terms: Terms | undefined, read: Read, cursor?: Cursor): Promise<Found> {
    const filters = this.filters(terms);
    // Remembered with the places it names, and those may become more.
    const page = await this.send(
      `feed ${terms?.key} ${this.places?.join(' ') ?? ''}`,
      () => feedSql(filters, this.sort, cursor, this.readerId),
      { onePlan: hasOnePlan(filters) },
    );
    return { page, read };
  }

  private filters(terms: Terms | undefined): BrowseFilters {
    const { category, condition, minPrice, maxPrice, sort } = this.params;
    const placed = sort === 'nearest' || undefined;
    return { terms, category, condition, minPrice, maxPrice, places: this.places, placed };
  }

  private answer({ page: { items, last, total }, read: { reading, corrected } }: Found): string {
    const { sort } = this;
    const rest: Omit<FeedPage, 'items'> = {
      nextCursor:
        last && encodeCursor({ sort, key: String(last.key), id: last.id, reading, corrected, boosted: [] }),
      ...(total !== null && { total: counted(total) }),
    };
    return `{"items":${items},${JSON.stringify(rest).slice(1)}`;
  }
}

const counted = (total: number) => ({
  count: Math.min(total, LISTING_LIMITS.countedUpTo),
  capped: total > LISTING_LIMITS.countedUpTo,
});
