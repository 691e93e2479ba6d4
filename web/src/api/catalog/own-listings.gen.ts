import { baseApi as api } from "../base-api";
export const addTagTypes = ["own-listings"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownListings: build.query<OwnListingsApiResponse, OwnListingsApiArg>({
        query: (queryArg) => ({
          url: `/api/my-listings`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            status: queryArg.status,
            q: queryArg.q,
          },
        }),
        providesTags: ["own-listings"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownListingsApi };
export type OwnListingsApiResponse = /** status 200  */ OwnListings;
export type OwnListingsApiArg = {
  /** `nextCursor` of the page before. */
  cursor?: string;
  limit?: number;
  status?: "active" | "pending" | "sold";
  /** Words of the title, as they stand there; accents and capitals don't matter. */
  q?: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type OwnListing = {
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
  /** It is kept for a buyer, by an offer, a meetup or an order. */
  held: boolean;
  viewCount: number;
  /** People who have saved it. */
  favoriteCount: number;
  /** People who wrote about it. */
  contactCount: number;
  image: ImageAnswer | null;
  createdAt: string;
  /** Until then it stands first in its category, while it is for sale; null when it does not. */
  boostedUntil: string | null;
};
export type OwnListingTotals = {
  listings: number;
  active: number;
  pending: number;
  sold: number;
  views: number;
};
export type OwnListings = {
  items: OwnListing[];
  nextCursor: string | null;
  totals: OwnListingTotals;
  /** How many more one may publish, whatever the state of those there are; null: as many as one likes. */
  publishable: number | null;
};
export const { useOwnListingsQuery } = injectedRtkApi;
