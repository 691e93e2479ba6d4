import { baseApi as api } from "../base-api";
export const addTagTypes = ["selling"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      possibleBuyers: build.query<
        PossibleBuyersApiResponse,
        PossibleBuyersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/buyers`,
        }),
        providesTags: ["selling"],
      }),
      sellListing: build.mutation<SellListingApiResponse, SellListingApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/sale`,
          method: "POST",
          body: queryArg.sellListingBody,
        }),
        invalidatesTags: ["selling"],
      }),
      relistListing: build.mutation<
        RelistListingApiResponse,
        RelistListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/sale`,
          method: "DELETE",
        }),
        invalidatesTags: ["selling"],
      }),
      reserveListing: build.mutation<
        ReserveListingApiResponse,
        ReserveListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/reservation`,
          method: "POST",
        }),
        invalidatesTags: ["selling"],
      }),
      releaseListing: build.mutation<
        ReleaseListingApiResponse,
        ReleaseListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/reservation`,
          method: "DELETE",
        }),
        invalidatesTags: ["selling"],
      }),
      renewListing: build.mutation<RenewListingApiResponse, RenewListingApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/renewal`,
            method: "POST",
          }),
          invalidatesTags: ["selling"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sellingApi };
export type PossibleBuyersApiResponse = /** status 200  */ PossibleBuyers;
export type PossibleBuyersApiArg = {
  id: string;
};
export type SellListingApiResponse = /** status 201  */ SaleId;
export type SellListingApiArg = {
  id: string;
  sellListingBody: SellListingBody;
};
export type RelistListingApiResponse = unknown;
export type RelistListingApiArg = {
  id: string;
};
export type ReserveListingApiResponse = unknown;
export type ReserveListingApiArg = {
  id: string;
};
export type ReleaseListingApiResponse = unknown;
export type ReleaseListingApiArg = {
  id: string;
};
export type RenewListingApiResponse = unknown;
export type RenewListingApiArg = {
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
export type PossibleBuyer = {
  id: string;
  name: string;
  avatar: ImageAnswer | null;
  /** USD: of a deal the two have. */
  agreedPrice: number | null;
};
export type PossibleBuyers = {
  /** Who has a deal comes first, then who wrote last. */
  items: PossibleBuyer[];
};
export type SaleId = {
  id: string;
};
export type SellListingBody = {
  /** USD: what it was sold for. */
  price: number;
  /** Somebody who wrote about it; null or left out: none of them. */
  buyerId: string | null;
  /** The sale is shown to nobody but the two. */
  hidden: boolean;
};
export const {
  usePossibleBuyersQuery,
  useSellListingMutation,
  useRelistListingMutation,
  useReserveListingMutation,
  useReleaseListingMutation,
  useRenewListingMutation,
} = injectedRtkApi;
