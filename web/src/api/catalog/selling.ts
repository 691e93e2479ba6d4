import { sellingApi } from './selling.gen';

export type { PossibleBuyer } from './selling.gen';

/** A listing's state changed by its seller: lists show another one, and so does its page. */
const moved = {
  invalidatesTags: (_: unknown, __: unknown, { id }: { id: string }) => [
    'Listings' as const,
    { type: 'Listing' as const, id },
  ],
};

/** A sale was made or taken back, and with it the right to say how it was. */
const dealt = {
  invalidatesTags: (...[answer, error, of]: Parameters<typeof moved.invalidatesTags>) => [
    ...moved.invalidatesTags(answer, error, of),
    'Deals' as const,
  ],
};

const api = sellingApi.enhanceEndpoints({ addTagTypes: ['Listing', 'Listings', 'Deals'] }).enhanceEndpoints({
  endpoints: {
    // People write while the dialog is closed.
    possibleBuyers: { providesTags: [], keepUnusedDataFor: 0 },
    sellListing: dealt,
    relistListing: dealt,
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
