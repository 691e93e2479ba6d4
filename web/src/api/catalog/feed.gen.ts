import { baseApi as api } from "../base-api";
export const addTagTypes = ["feed"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      feed: build.query<FeedApiResponse, FeedApiArg>({
        query: (queryArg) => ({
          url: `/api/feed`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            condition: queryArg.condition,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            near: queryArg.near,
            within: queryArg.within,
            sort: queryArg.sort,
            boosted: queryArg.boosted,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["feed"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as feedApi };
export type FeedApiResponse = /** status 200  */ FeedPage;
export type FeedApiArg = {
  /** Words to look for in title, tags and description. */
  q?: string;
  category?:
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
    | "other"
    | "free";
  condition?: "new" | "like-new" | "good" | "fair" | "poor";
  /** USD. */
  minPrice?: number;
  maxPrice?: number;
  /** A coarse place: how far listings are from there is told. */
  near?: number;
  /** Only what is within so many kilometres of `near`. */
  within?: 1 | 5 | 10 | 25;
  sort?: "newest" | "price-asc" | "price-desc" | "popular" | "nearest";
  /** Only what is boosted now. */
  boosted?: boolean;
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
export type FeedSeller = {
  id: string;
  name: string;
  avatar: ImageAnswer | null;
  verified: boolean;
  rating: number | null;
};
export type FeedItem = {
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
  /** How the description begins. */
  description: string;
  image: ImageAnswer | null;
  seller: FeedSeller | null;
};
export type ListingCount = {
  count: number;
  capped: boolean;
};
export type FeedPage = {
  items: FeedItem[];
  nextCursor: string | null;
  /** With the first page: how many there are in all, without those of whoever asks. */
  total?: ListingCount;
};
export const { useFeedQuery } = injectedRtkApi;
