import { recentlyViewedApi } from '../../../api/catalog/recently-viewed.gen';

const api = recentlyViewedApi.enhanceEndpoints({
  addTagTypes: ['Viewed'],
  endpoints: {
    recentlyViewed: { providesTags: ['Viewed'] },
    clearRecentlyViewed: { invalidatesTags: ['Viewed'] },
  },
});

export const { useRecentlyViewedQuery, useClearRecentlyViewedMutation } = api;
