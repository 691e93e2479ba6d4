import { savedSearchesApi } from '../../../api/catalog/saved-searches.gen';

export type { SavedSearch, SavedSearchBody } from '../../../api/catalog/saved-searches.gen';

const changes = { invalidatesTags: ['SavedSearches' as const] };

const api = savedSearchesApi.enhanceEndpoints({
  addTagTypes: ['SavedSearches'],
  endpoints: {
    savedSearches: { providesTags: ['SavedSearches'] },
    saveSearch: changes,
    changeSearch: changes,
    deleteSearch: changes,
    seeSearch: changes,
    confirmSearchAddress: changes,
    stopSearchMails: changes,
  },
});

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSearchMutation,
  useDeleteSearchMutation,
  useSeeSearchMutation,
  useConfirmSearchAddressMutation,
  useStopSearchMailsMutation,
} = api;
