import { sharingApi } from './sharing.gen';

export type { ListingShares } from './sharing.gen';

const api = sharingApi.enhanceEndpoints({
  addTagTypes: ['Shares'],
  endpoints: {
    listingShares: { providesTags: ['Shares'] },
    recordShare: { invalidatesTags: ['Shares'] },
    recordShareVisit: { invalidatesTags: [] },
  },
});

export const { useListingSharesQuery, useRecordShareMutation, useRecordShareVisitMutation } = api;
