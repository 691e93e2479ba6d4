import { baseApi } from '../../../api/base-api';
import type { FeedPage } from '../../../api/catalog/feed.gen';

export type { FeedItem } from '../../../api/catalog/feed.gen';

/** What the address asks for, as browsing reads it; anything else is left out. */
const FILTERS = ['q', 'category', 'condition', 'minPrice', 'maxPrice', 'near', 'within', 'sort'] as const;

export function filtersOf(search: URLSearchParams): Record<string, string> {
  const given = FILTERS.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    swipeFeed: build.infiniteQuery<FeedPage, Record<string, string>, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/api/feed',
        params: { ...queryArg, ...(cursor && { cursor }) },
      }),
    }),
  }),
});

export const { useSwipeFeedInfiniteQuery } = feedApi;
