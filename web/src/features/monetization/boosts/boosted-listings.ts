import { baseApi } from '../../../api/base-api';
import type { BrowseAnswer } from '../../../api/catalog/catalog.gen';

/** What is boosted now, in all categories, page by page; the server writes the first one into the page. */
const boostedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Listings'] }).injectEndpoints({
  endpoints: (build) => ({
    boostedListings: build.infiniteQuery<BrowseAnswer, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam: cursor }) => ({
        url: '/api/listings',
        params: { boosted: true, ...(cursor && { cursor }) },
      }),
      providesTags: ['Listings'],
    }),
  }),
});

export const { useBoostedListingsInfiniteQuery } = boostedApi;
