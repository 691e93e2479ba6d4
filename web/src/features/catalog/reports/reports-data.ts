import { reportsApi } from '../../../api/catalog/reports.gen';

export type { ListingReport } from '../../../api/catalog/reports.gen';

export const {
  useReportListingMutation,
  useReportCommentMutation,
  useListingReportQuery,
  useTakeListingDownMutation,
  useDismissListingReportMutation,
} = reportsApi.enhanceEndpoints({ addTagTypes: ['Listings', 'ListingReport'] }).enhanceEndpoints({
  endpoints: {
    reportListing: { invalidatesTags: [] },
    reportComment: { invalidatesTags: [] },
    listingReport: { providesTags: ['ListingReport'] },
    takeListingDown: { invalidatesTags: ['Listings', 'ListingReport'] },
    dismissListingReport: { invalidatesTags: ['ListingReport'] },
  },
});
