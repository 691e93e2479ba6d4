import { baseApi as api } from "../base-api";
export const addTagTypes = ["reports"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      reportListing: build.mutation<
        ReportListingApiResponse,
        ReportListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/report`,
          method: "POST",
          body: queryArg.reportListingBody,
        }),
        invalidatesTags: ["reports"],
      }),
      reportComment: build.mutation<
        ReportCommentApiResponse,
        ReportCommentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/comments/${encodeURIComponent(String(queryArg.id))}/report`,
          method: "POST",
          body: queryArg.reportListingBody,
        }),
        invalidatesTags: ["reports"],
      }),
      takeListingDown: build.mutation<
        TakeListingDownApiResponse,
        TakeListingDownApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/take-down`,
          method: "POST",
          body: queryArg.takeListingDownBody,
        }),
        invalidatesTags: ["reports"],
      }),
      dismissListingReport: build.mutation<
        DismissListingReportApiResponse,
        DismissListingReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listing-reports/${encodeURIComponent(String(queryArg.id))}/dismiss`,
          method: "POST",
        }),
        invalidatesTags: ["reports"],
      }),
      listingReport: build.query<ListingReportApiResponse, ListingReportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/listing-reports/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["reports"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reportsApi };
export type ReportListingApiResponse = unknown;
export type ReportListingApiArg = {
  id: string;
  reportListingBody: ReportListingBody;
};
export type ReportCommentApiResponse = unknown;
export type ReportCommentApiArg = {
  id: string;
  reportListingBody: ReportListingBody;
};
export type TakeListingDownApiResponse = unknown;
export type TakeListingDownApiArg = {
  id: string;
  takeListingDownBody: TakeListingDownBody;
};
export type DismissListingReportApiResponse = unknown;
export type DismissListingReportApiArg = {
  id: string;
};
export type ListingReportApiResponse = /** status 200  */ ListingReport;
export type ListingReportApiArg = {
  id: string;
};
export type ReportListingBody = {
  reason: "spam" | "scam" | "sold_out" | "inappropriate_content";
  description?: string;
};
export type TakeListingDownBody = {
  /** What its seller reads. */
  reason: string;
};
export type ReportPerson = {
  id: string;
  kind: "member" | "guest";
  name: string;
  /** Left for good: then there is no name. */
  deleted: boolean;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ReportedListing = {
  title: string;
  description: string;
  /** USD. */
  price: number;
  category:
    | "electronics"
    | "clothing"
    | "home-garden"
    | "sporting-goods"
    | "collectibles"
    | "books"
    | "vehicles"
    | "services"
    | "software"
    | "musical-instruments"
    | "jewelry-watches"
    | "other";
  condition: "new" | "like-new" | "good" | "fair" | "poor";
  location: string | null;
  tags: string[];
  images: ImageAnswer[];
  status: "sold" | "active" | "pending" | "removed";
};
export type ReportedComment = {
  id: string;
  name: string;
  content: string;
  createdAt: string;
};
export type ReportSnapshot = {
  listing: ReportedListing;
  /** Where it was a comment that was reported. */
  comment: ReportedComment | null;
};
export type ListingReport = {
  reason: "spam" | "scam" | "sold_out" | "inappropriate_content";
  status: "pending" | "reviewed" | "resolved" | "dismissed";
  id: string;
  listingId: string;
  /** What has become of the listing; null when it is gone. */
  listingStatus: ("sold" | "active" | "pending" | "removed") | null;
  reporter: ReportPerson;
  /** Who sells the listing, or wrote the comment. */
  reported: ReportPerson;
  description: string | null;
  snapshot: ReportSnapshot;
  createdAt: string;
};
export const {
  useReportListingMutation,
  useReportCommentMutation,
  useTakeListingDownMutation,
  useDismissListingReportMutation,
  useListingReportQuery,
} = injectedRtkApi;
