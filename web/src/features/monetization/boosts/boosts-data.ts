import { baseApi } from '../../../api/base-api';
import { boostsApi, type MyBoosts, type MyCredits } from '../../../api/monetization/boosts.gen';

export type {
  Boost,
  BoostReport,
  CreditEntry,
  MyBoosts,
  MyCredits,
} from '../../../api/monetization/boosts.gen';

const paged = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

const api = boostsApi
  .enhanceEndpoints({ addTagTypes: ['Credits', 'Boosts', 'Listing', 'Listings'] })
  .enhanceEndpoints({
    endpoints: {
      startBoost: {
        invalidatesTags: (_, __, { startBoostBody: { listingId } }) => [
          'Credits',
          'Boosts',
          'Listings',
          { type: 'Listing', id: listingId },
        ],
      },
    },
  });

/** Page by page; what is spent elsewhere is seen when the page is opened again. */
const lists = baseApi.enhanceEndpoints({ addTagTypes: ['Credits', 'Boosts'] }).injectEndpoints({
  endpoints: (build) => ({
    creditHistory: build.infiniteQuery<MyCredits, void, string | null>({
      infiniteQueryOptions: paged,
      query: ({ pageParam: cursor }) => ({ url: '/api/my-credits', params: cursor ? { cursor } : {} }),
      providesTags: ['Credits'],
    }),
    boostHistory: build.infiniteQuery<MyBoosts, void, string | null>({
      infiniteQueryOptions: paged,
      query: ({ pageParam: cursor }) => ({ url: '/api/my-boosts', params: cursor ? { cursor } : {} }),
      providesTags: ['Boosts'],
    }),
  }),
});

export const { useStartBoostMutation } = api;
export const { useCreditHistoryInfiniteQuery, useBoostHistoryInfiniteQuery } = lists;
