import { type PersonReviews, type PersonReviewsApiArg, reviewsApi } from './reviews.gen';

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
const api = reviewsApi
  .enhanceEndpoints({ addTagTypes: ['Reviews', 'Deals', 'community'] })
  .enhanceEndpoints({
    endpoints: {
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
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Page by page; the first page of all says how they are rated. */
      reviewsOfPerson: build.infiniteQuery<PersonReviews, Omit<PersonReviewsApiArg, 'cursor'>, string | null>(
        {
          infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
          query: ({ queryArg: { id, ...choice }, pageParam: cursor }) => ({
            url: `/api/people/${encodeURIComponent(id)}/reviews`,
            params: { ...choice, ...(cursor && { cursor }) },
          }),
          providesTags: ['Reviews'],
        },
      ),
    }),
  });

export const {
  useReviewsOfPersonInfiniteQuery,
  useDealsToReviewQuery,
  useDealQuery,
  useReviewReportQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  useReplyToReviewMutation,
  useRemoveReviewMutation,
  useReportReviewMutation,
} = api;
