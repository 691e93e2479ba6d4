import { sellingApi } from './selling.gen';

export type { PossibleBuyer } from './selling.gen';

/** A listing's state changed by its seller: lists show another one, and so does its page. */
const moved = {
  invalidatesTags: (_: unknown, __: unknown, { id }: { id: string }) => [
    'Listings' as const,
    { type: 'Listing' as const, id },
  ],
};

const api = sellingApi.enhanceEndpoints({ addTagTypes: ['Listing', 'Listings'] }).enhanceEndpoints({
  endpoints: {
    // People write while the dialog is closed.
    possibleBuyers: { providesTags: [], keepUnusedDataFor: 0 },
    sellListing: moved,
    relistListing: moved,
    reserveListing: moved,
    releaseListing: moved,
    renewListing: moved,
  },
});

export const {
  usePossibleBuyersQuery,
  useSellListingMutation,
  useRelistListingMutation,
  useReserveListingMutation,
  useReleaseListingMutation,
  useRenewListingMutation,
} = api;
