import type { OwnListingStatus } from '#contract/listings';
import { baseApi } from '../base-api';
import type { OwnListings } from './own-listings.gen';

export type { OwnListing, OwnListings } from './own-listings.gen';

type Wanted = {
  /** How many to begin with; further pages are full ones. */
  first?: number;
  status?: OwnListingStatus;
  /** Words of the title. */
  q?: string;
};

/** What the one who is signed in sells, page by page; changes with every listing they publish, edit, deal about or delete. */
const ownListingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Listings'] }).injectEndpoints({
  endpoints: (build) => ({
    myListings: build.infiniteQuery<OwnListings, Wanted, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { first, ...wanted }, pageParam: cursor }) => ({
        url: '/api/my-listings',
        params: { ...wanted, ...(cursor ? { cursor } : { limit: first }) },
      }),
      providesTags: ['Listings'],
    }),
  }),
});

export const { useMyListingsInfiniteQuery } = ownListingsApi;
