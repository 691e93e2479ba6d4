import { baseApi as api } from "../base-api";
export const addTagTypes = ["sellers"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sellerListings: build.query<
        SellerListingsApiResponse,
        SellerListingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sellers/${encodeURIComponent(String(queryArg.id))}/listings`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["sellers"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sellersApi };
export type SellerListingsApiResponse = /** status 200  */ SellerListings;
export type SellerListingsApiArg = {
  id: string;
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ListingCard = {
  id: string;
  title: string;
  /** USD. */
  price: number;
  condition: "new" | "like-new" | "good" | "fair" | "poor";
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
  location: string | null;
  image: ImageAnswer | null;
  aiGenerated: boolean;
  sellerId: string;
  sellerName: string | null;
  sellerVerified: boolean;
  createdAt: string;
  /** Somebody spent a credit for it to be seen. */
  boosted: boolean;
  /** Whole kilometres from `near`, when that was given; null where nobody knows. */
  distance?: number | null;
};
export type SellerListings = {
  items: ListingCard[];
  nextCursor: string | null;
};
export const { useSellerListingsQuery } = injectedRtkApi;
