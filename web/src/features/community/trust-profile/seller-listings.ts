import { type SellerListings, sellersApi } from '../../../api/catalog/sellers.gen';

/** What somebody sells, page by page; it changes with their listings. */
export const { useListingsOfSellerInfiniteQuery } = sellersApi
  .enhanceEndpoints({ addTagTypes: ['Listings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listingsOfSeller: build.infiniteQuery<SellerListings, string, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ queryArg: id, pageParam: cursor }) => ({
          url: `/api/sellers/${encodeURIComponent(id)}/listings`,
          params: cursor ? { cursor } : {},
        }),
        providesTags: ['Listings'],
      }),
    }),
  });
