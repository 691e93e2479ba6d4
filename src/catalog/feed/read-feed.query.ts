import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LISTING_LIMITS } from '#contract/listings';
import { JsonText } from '#platform/http/json-text';
import { type ColumnSort, decodeCursor, encodeCursor } from '../browse/browse-cursor.js';
import { hasOnePlan } from '../browse/browse-filters.js';
import { placesAround } from '../browse/places-around.js';
import { RememberedStatements } from '../browse/remembered-statements.js';
import { wholeTerms, wordsOf } from '../search-words/search-terms.js';
import type { FeedPage, FeedParams } from './feed.dto.js';
import { type FoundFeed, feedSql } from './feed.sql.js';

/** What is for sale, to be looked through one by one; without what the reader, if there is one, sells. */
export class ReadFeed extends Query<JsonText<FeedPage>> {
  constructor(
    readonly readerId: string | null,
    readonly params: FeedParams,
  ) {
    super();
  }
}

@QueryHandler(ReadFeed)
export class ReadFeedHandler implements IQueryHandler<ReadFeed> {
  constructor(private readonly statements: RememberedStatements) {}

  async execute({ readerId, params }: ReadFeed): Promise<JsonText<FeedPage>> {
    // The parameters are those of all who ask for the same: what is remembered with them is for readers without a name.
    const asked = readerId === null ? params : { ...params };
    const send = this.statements.for(asked);
    const places = await placesAround(send, params);
    const { filters, sort, cursor } = feedQuestion(params, places);
    // Remembered with the places it names, and those may become more.
    const found = await send(
      `feed ${places?.join(' ') ?? ''}`,
      () => feedSql(filters, sort, cursor, readerId),
      {
        onePlan: hasOnePlan(filters),
      },
    );
    return new JsonText(feedAnswer(sort, found));
  }
}

export function feedQuestion(params: FeedParams, places?: readonly number[]) {
  const { q = '', category, condition, minPrice, maxPrice, sort: wanted = 'newest' } = params;
  // The same listings as browsing has, in an order of their own: one by one, nobody reads how far each is.
  const nearest = wanted === 'nearest';
  const sort = nearest ? 'newest' : wanted;
  const placed = nearest || undefined;
  const filters = { terms: wholeTerms(wordsOf(q)), category, condition, minPrice, maxPrice, places, placed };
  return { filters, sort, cursor: params.cursor ? decodeCursor(params.cursor, sort) : undefined };
}

export function feedAnswer(sort: ColumnSort, { items, last, total }: FoundFeed): string {
  const rest: Omit<FeedPage, 'items'> = {
    nextCursor:
      last &&
      encodeCursor({
        sort,
        key: String(last.key),
        id: last.id,
        reading: 'whole',
        corrected: false,
        boosted: [],
      }),
    ...(total !== null && { total: counted(total) }),
  };
  return `{"items":${items},${JSON.stringify(rest).slice(1)}`;
}

const counted = (total: number) => ({
  count: Math.min(total, LISTING_LIMITS.countedUpTo),
  capped: total > LISTING_LIMITS.countedUpTo,
});
