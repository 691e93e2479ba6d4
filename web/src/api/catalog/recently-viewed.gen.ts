import { baseApi as api } from "../base-api";
export const addTagTypes = ["recently-viewed"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      recentlyViewed: build.query<
        RecentlyViewedApiResponse,
        RecentlyViewedApiArg
      >({
        query: () => ({ url: `/api/recently-viewed` }),
        providesTags: ["recently-viewed"],
      }),
      clearRecentlyViewed: build.mutation<
        ClearRecentlyViewedApiResponse,
        ClearRecentlyViewedApiArg
      >({
        query: () => ({ url: `/api/recently-viewed`, method: "DELETE" }),
        invalidatesTags: ["recently-viewed"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as recentlyViewedApi };
export type RecentlyViewedApiResponse = /** status 200  */ ViewedListings;
export type RecentlyViewedApiArg = void;
export type ClearRecentlyViewedApiResponse = unknown;
export type ClearRecentlyViewedApiArg = void;
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ViewedListing = {
  status: "active" | "pending" | "removed" | "sold";
  id: string;
  title: string;
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
  image: ImageAnswer | null;
};
export type ViewedListings = {
  /** The latest first. */
  items: ViewedListing[];
};
export const { useRecentlyViewedQuery, useClearRecentlyViewedMutation } =
  injectedRtkApi;
