import { catalogApi } from './catalog.gen';

export type {
  BrowseAnswer,
  EditListingBody,
  FacetCount,
  ListingCard,
  ListingCount,
  ListingDetail,
  ListingSeller,
} from './catalog.gen';

const tagged = catalogApi.enhanceEndpoints({ addTagTypes: ['Listing', 'Listings'] });

/**
 * The catalog's endpoints with what they share in the cache: lists know of each other's changes, a listing of its own,
 * and one that is looked at follows what happens to it on the server.
 */
const listingsApi = tagged.enhanceEndpoints({
  endpoints: {
    browseListings: { providesTags: ['Listings'] },
    listing: {
      providesTags: (_, __, { id }) => [{ type: 'Listing', id }],
      onCacheEntryAdded: async ({ id }, { cacheDataLoaded, cacheEntryRemoved, dispatch }) => {
        // Rejects when the entry goes before its data came.
        if (!(await cacheDataLoaded.then(() => true).catch(() => false))) return;
        // After the page. Should it not come, the page shows what it has, as while there is no connection.
        const live = await import('./watch-listing').catch(() => null);
        const reread = () => dispatch(tagged.util.invalidateTags([{ type: 'Listing', id }]));
        const stop = live?.watchListing(id, reread);
        await cacheEntryRemoved;
        stop?.();
      },
    },
    publishListing: { invalidatesTags: ['Listings'] },
    editListing: { invalidatesTags: (_, __, { id }) => ['Listings', { type: 'Listing', id }] },
    deleteListing: { invalidatesTags: ['Listings'] },
    recordView: { invalidatesTags: [] },
  },
});

export const {
  useBrowseListingsQuery,
  useListingQuery,
  usePublishListingMutation,
  useEditListingMutation,
  useDeleteListingMutation,
} = listingsApi;

/** For who draws nothing of how it goes: a hook would draw its component again for that. */
export const { recordView } = listingsApi.endpoints;
