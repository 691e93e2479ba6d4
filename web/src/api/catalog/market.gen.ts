import { baseApi as api } from "../base-api";
export const addTagTypes = ["market"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      market: build.query<MarketApiResponse, MarketApiArg>({
        query: () => ({ url: `/api/market` }),
        providesTags: ["market"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as marketApi };
export type MarketApiResponse = /** status 200  */ MarketAnswer;
export type MarketApiArg = void;
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type RecentSale = {
  id: string;
  title: string;
  /** USD. */
  price: number;
  soldAt: string;
  sellerId: string;
  sellerName: string;
  sellerAvatar: ImageAnswer | null;
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
export type TopSeller = {
  id: string;
  name: string;
  avatar: ImageAnswer | null;
  verified: boolean;
  sales: number;
  /** USD; null for everybody but the seller. */
  earned: number | null;
};
export type MarketFigures = {
  activePeople: number;
  itemsSold: number;
  /** Null without any ratings. */
  rating: number | null;
};
export type MarketAnswer = {
  /** The latest first. */
  recentSales: RecentSale[];
  /** What was looked at most this week, the hottest first. */
  hotItems: ListingCard[];
  /** The best first. */
  topSellers: TopSeller[];
  /** Null until they have been counted. */
  figures: MarketFigures | null;
};
export const { useMarketQuery } = injectedRtkApi;
