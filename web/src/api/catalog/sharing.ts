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

export const { useListingSharesQuery, useRecordShareVisitMutation } = api;

/** For who draws nothing of how it goes: a hook would draw its component again for that. */
export const { recordShare } = api.endpoints;
