import { reportsApi } from '../../../api/catalog/reports.gen';

export type { ListingReport } from '../../../api/catalog/reports.gen';

export const { useReportListingMutation, useReportCommentMutation, useListingReportQuery } =
  reportsApi.enhanceEndpoints({
    endpoints: {
      reportListing: { invalidatesTags: [] },
      reportComment: { invalidatesTags: [] },
      listingReport: { providesTags: [] },
    },
  });
