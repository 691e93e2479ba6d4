import { baseApi as api } from "../base-api";
export const addTagTypes = ["sharing"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listingShares: build.query<ListingSharesApiResponse, ListingSharesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/shares`,
          }),
          providesTags: ["sharing"],
        },
      ),
      recordShare: build.mutation<RecordShareApiResponse, RecordShareApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/shares`,
          method: "POST",
          body: queryArg.shareBody,
        }),
        invalidatesTags: ["sharing"],
      }),
      recordShareVisit: build.mutation<
        RecordShareVisitApiResponse,
        RecordShareVisitApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/share-visits`,
          method: "POST",
          body: queryArg.shareBody,
        }),
        invalidatesTags: ["sharing"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sharingApi };
export type ListingSharesApiResponse = /** status 200  */ ListingShares;
export type ListingSharesApiArg = {
  id: string;
};
export type RecordShareApiResponse = unknown;
export type RecordShareApiArg = {
  id: string;
  shareBody: ShareBody;
};
export type RecordShareVisitApiResponse = unknown;
export type RecordShareVisitApiArg = {
  id: string;
  shareBody: ShareBody;
};
export type SharesByWay = {
  way:
    | "chat"
    | "copy"
    | "system"
    | "whatsapp"
    | "telegram"
    | "facebook"
    | "x"
    | "email"
    | "sms";
  shares: number;
  /** By people who followed a link that went out this way. */
  visits: number;
};
export type ListingShares = {
  shares: number;
  visits: number;
  /** The ways that were used, the busiest first. */
  ways: SharesByWay[];
};
export type ShareBody = {
  way:
    | "chat"
    | "copy"
    | "system"
    | "whatsapp"
    | "telegram"
    | "facebook"
    | "x"
    | "email"
    | "sms";
};
export const {
  useListingSharesQuery,
  useRecordShareMutation,
  useRecordShareVisitMutation,
} = injectedRtkApi;
