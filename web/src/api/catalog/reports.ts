import { reportsApi } from './reports.gen';

export type { ListingReport } from './reports.gen';

export const { useReportListingMutation, useReportCommentMutation, useListingReportQuery } =
  reportsApi.enhanceEndpoints({
    endpoints: {
      reportListing: { invalidatesTags: [] },
      reportComment: { invalidatesTags: [] },
      listingReport: { providesTags: [] },
    },
  });
