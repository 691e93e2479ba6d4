import { baseApi as api } from "../base-api";
export const addTagTypes = ["reviews"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      dealsToReview: build.query<DealsToReviewApiResponse, DealsToReviewApiArg>(
        {
          query: () => ({ url: `/api/my-deals/to-review` }),
          providesTags: ["reviews"],
        },
      ),
      deal: build.query<DealApiResponse, DealApiArg>({
        query: (queryArg) => ({
          url: `/api/deals/${encodeURIComponent(String(queryArg.saleId))}`,
        }),
        providesTags: ["reviews"],
      }),
      writeReview: build.mutation<WriteReviewApiResponse, WriteReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/deals/${encodeURIComponent(String(queryArg.saleId))}/review`,
          method: "POST",
          body: queryArg.writeReviewBody,
        }),
        invalidatesTags: ["reviews"],
      }),
      editReview: build.mutation<EditReviewApiResponse, EditReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/deals/${encodeURIComponent(String(queryArg.saleId))}/review`,
          method: "PATCH",
          body: queryArg.editReviewBody,
        }),
        invalidatesTags: ["reviews"],
      }),
      personReviews: build.query<PersonReviewsApiResponse, PersonReviewsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/people/${encodeURIComponent(String(queryArg.id))}/reviews`,
            params: {
              sort: queryArg.sort,
              stars: queryArg.stars,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["reviews"],
        },
      ),
      replyToReview: build.mutation<
        ReplyToReviewApiResponse,
        ReplyToReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/reply`,
          method: "POST",
          body: queryArg.replyBody,
        }),
        invalidatesTags: ["reviews"],
      }),
      removeReview: build.mutation<RemoveReviewApiResponse, RemoveReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/removal`,
            method: "POST",
            body: queryArg.removeReviewBody,
          }),
          invalidatesTags: ["reviews"],
        },
      ),
      reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/report`,
            method: "POST",
            body: queryArg.reportReviewBody,
          }),
          invalidatesTags: ["reviews"],
        },
      ),
      reviewReport: build.query<ReviewReportApiResponse, ReviewReportApiArg>({
        query: (queryArg) => ({
          url: `/api/review-reports/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["reviews"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type DealsToReviewApiResponse = /** status 200  */ DealsToReview;
export type DealsToReviewApiArg = void;
export type DealApiResponse = /** status 200  */ DealToReview;
export type DealApiArg = {
  saleId: string;
};
export type WriteReviewApiResponse = /** status 201  */ DealToReview;
export type WriteReviewApiArg = {
  saleId: string;
  writeReviewBody: WriteReviewBody;
};
export type EditReviewApiResponse = /** status 200  */ DealToReview;
export type EditReviewApiArg = {
  saleId: string;
  editReviewBody: EditReviewBody;
};
export type PersonReviewsApiResponse = /** status 200  */ PersonReviews;
export type PersonReviewsApiArg = {
  id: string;
  sort?: "recent" | "highest" | "lowest";
  /** These stars alone. */
  stars?: "1" | "2" | "3" | "4" | "5";
  /** `nextCursor` of the page before, of the same sort and stars. */
  cursor?: string;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  id: string;
  replyBody: ReplyBody;
};
export type RemoveReviewApiResponse = unknown;
export type RemoveReviewApiArg = {
  id: string;
  removeReviewBody: RemoveReviewBody;
};
export type ReportReviewApiResponse = unknown;
export type ReportReviewApiArg = {
  id: string;
  reportReviewBody: ReportReviewBody;
};
export type ReviewReportApiResponse = /** status 200  */ ReviewReport;
export type ReviewReportApiArg = {
  id: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ReviewPerson = {
  /** Null when they have left; then there is no name, too. */
  id: string | null;
  name: string;
  avatar: ImageAnswer | null;
};
export type ReviewedItem = {
  title: string;
  /** USD: what it was sold for. */
  price: number;
  image: ImageAnswer | null;
};
export type ReviewReply = {
  text: string;
  repliedAt: string;
};
export type OwnReview = {
  state: "waiting" | "shown" | "removed";
  tags: (
    "as-described" | "on-time" | "friendly" | "quick-answers" | "paid-as-agreed"
  )[];
  id: string;
  stars: number;
  text: string;
  photos: ImageAnswer[];
  reply: ReviewReply | null;
  /** When it was removed: why. */
  removedReason: string | null;
};
export type DealToReview = {
  /** One's own. */
  side: "seller" | "buyer";
  /** Why it cannot be written or edited; null when it can. */
  obstacle: ("closed" | "called-off" | "left") | null;
  saleId: string;
  /** The other side. */
  other: ReviewPerson;
  item: ReviewedItem;
  soldAt: string;
  /** From then on it is too late, and what was written is shown. */
  closesAt: string;
  mine: OwnReview | null;
};
export type DealsToReview = {
  /** Nothing was written of them yet; whose time ends first comes first. */
  toReview: DealToReview[];
  /** What one wrote and nobody else sees yet, the latest first. */
  waiting: DealToReview[];
};
export type WriteReviewBody = {
  stars: number;
  text?: string;
  tags?: (
    "as-described" | "on-time" | "friendly" | "quick-answers" | "paid-as-agreed"
  )[];
  /** Uploads of one's own, in the order they are shown. */
  imageIds?: string[];
};
export type EditReviewBody = {
  stars?: number;
  text?: string;
  tags?: (
    "as-described" | "on-time" | "friendly" | "quick-answers" | "paid-as-agreed"
  )[];
  /** Uploads of one's own, in the order they are shown. */
  imageIds?: string[];
};
export type ReviewAnswer = {
  /** The side its author stood on. */
  side: "seller" | "buyer";
  tags: (
    "as-described" | "on-time" | "friendly" | "quick-answers" | "paid-as-agreed"
  )[];
  id: string;
  author: ReviewPerson;
  stars: number;
  /** Empty when nothing was said, or who said it has left. */
  text: string;
  photos: ImageAnswer[];
  /** Null when it is nobody else's business, or its seller has left. */
  item: ReviewedItem | null;
  /** Of whom it is about. */
  reply: ReviewReply | null;
  shownAt: string;
  /** False of one of too many deals of the same two: it is no part of the rating. */
  counts: boolean;
};
export type TagFigure = {
  tag:
    | "as-described"
    | "on-time"
    | "friendly"
    | "quick-answers"
    | "paid-as-agreed";
  /** Reviews that say so. */
  count: number;
  /** Reviews that could. */
  of: number;
};
export type RatingSummary = {
  /** Of 5 stars, one decimal; null before the first review. */
  rating: number | null;
  count: number;
  /** How many gave five stars, four, three, two, one. */
  stars: number[];
  tags: TagFigure[];
};
export type PersonReviews = {
  items: ReviewAnswer[];
  nextCursor: string | null;
  /** With the first page: how they are rated, whatever is filtered. */
  summary?: RatingSummary;
  /** With the first page: whom they are about. */
  person?: ReviewPerson;
};
export type ReplyBody = {
  text: string;
};
export type RemoveReviewBody = {
  /** What its author reads. */
  reason: string;
};
export type ReportReviewBody = {
  reason: "scam" | "harassment" | "spam" | "inappropriate" | "other";
  description?: string;
};
export type ReviewReportPerson = {
  id: string;
  name: string;
  /** Left for good: then there is no name. */
  deleted: boolean;
};
export type ReviewSnapshot = {
  tags: (
    "as-described" | "on-time" | "friendly" | "quick-answers" | "paid-as-agreed"
  )[];
  stars: number;
  text: string;
  photos: ImageAnswer[];
  reply: string | null;
  /** Of the item. */
  title: string;
};
export type ReviewReport = {
  reason: "scam" | "harassment" | "spam" | "inappropriate" | "other";
  id: string;
  reviewId: string;
  /** It can be read still. */
  shown: boolean;
  reporter: ReviewReportPerson;
  /** Who wrote it. */
  reported: ReviewReportPerson;
  /** Whom it is about. */
  subjectId: string | null;
  description: string | null;
  snapshot: ReviewSnapshot;
  createdAt: string;
};
export const {
  useDealsToReviewQuery,
  useDealQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  usePersonReviewsQuery,
  useReplyToReviewMutation,
  useRemoveReviewMutation,
  useReportReviewMutation,
  useReviewReportQuery,
} = injectedRtkApi;
