import { reviewsApi } from './reviews.gen';

export type {
  DealToReview,
  OwnReview,
  PersonReviews,
  RatingSummary,
  ReviewAnswer,
  ReviewReport,
} from './reviews.gen';

const afterSuccess =
  <Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: unknown): Tag[] =>
    error ? [] : tags;

/** What is written about somebody, and what somebody may write: written ones may change both, and the rating on their page. */
const api = reviewsApi.enhanceEndpoints({ addTagTypes: ['Reviews', 'Deals', 'community'] }).enhanceEndpoints({
  endpoints: {
    personReviews: { providesTags: ['Reviews'] },
    dealsToReview: { providesTags: ['Deals'] },
    // A notification leads here: what is known of it may be of yesterday.
    deal: { providesTags: ['Deals'], keepUnusedDataFor: 0 },
    reviewReport: { providesTags: ['Reviews'] },
    writeReview: { invalidatesTags: afterSuccess('Reviews', 'Deals', 'community') },
    editReview: { invalidatesTags: afterSuccess('Deals') },
    replyToReview: { invalidatesTags: afterSuccess('Reviews', 'Deals') },
    removeReview: { invalidatesTags: afterSuccess('Reviews', 'community') },
    reportReview: { invalidatesTags: [] },
  },
});

export const {
  usePersonReviewsQuery,
  useDealsToReviewQuery,
  useDealQuery,
  useReviewReportQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  useReplyToReviewMutation,
  useRemoveReviewMutation,
  useReportReviewMutation,
} = api;
