import { baseApi } from '../../../api/base-api';
import type { BrowseListingsApiArg } from '../../../api/catalog/catalog.gen';
import type { BrowseAnswer } from '../../../api/catalog/listings';

/** What can be asked for in the address of the browse page. */
export type BrowseFilters = Omit<BrowseListingsApiArg, 'cursor' | 'facets'>;

/** One cache entry for each set of filters, holding all pages seen so far; only the first one counts facets. */
const browseApi = baseApi.enhanceEndpoints({ addTagTypes: ['Listings'] }).injectEndpoints({
  endpoints: (build) => ({
    browse: build.infiniteQuery<BrowseAnswer, BrowseFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/api/listings',
        params: cursor ? { ...queryArg, cursor } : { ...queryArg, facets: true },
      }),
      providesTags: ['Listings'],
    }),
  }),
});

export const { useBrowseInfiniteQuery } = browseApi;
