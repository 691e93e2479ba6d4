import { baseApi as api } from "../base-api";
export const addTagTypes = ["favorites"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      favorites: build.query<FavoritesApiResponse, FavoritesApiArg>({
        query: (queryArg) => ({
          url: `/api/favorites`,
          params: {
            part: queryArg.part,
            sort: queryArg.sort,
            q: queryArg.q,
            category: queryArg.category,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["favorites"],
      }),
      favoriteMarks: build.query<FavoriteMarksApiResponse, FavoriteMarksApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/favorites/marks`,
            params: {
              ids: queryArg.ids,
            },
          }),
          providesTags: ["favorites"],
        },
      ),
      saveFavorite: build.mutation<SaveFavoriteApiResponse, SaveFavoriteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/favorites/${encodeURIComponent(String(queryArg.id))}`,
            method: "PUT",
            body: queryArg.saveFavoriteBody,
          }),
          invalidatesTags: ["favorites"],
        },
      ),
      removeFavorite: build.mutation<
        RemoveFavoriteApiResponse,
        RemoveFavoriteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/favorites/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["favorites"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as favoritesApi };
export type FavoritesApiResponse = /** status 200  */ Favorites;
export type FavoritesApiArg = {
  part: "all" | "dropped" | "available" | "sold";
  sort: "saved" | "price-drop" | "price-asc" | "price-desc";
  /** A part of the title. */
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
    | "other";
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type FavoriteMarksApiResponse = /** status 200  */ FavoriteMarks;
export type FavoriteMarksApiArg = {
  /** Ids of listings, parted by commas. */
  ids: string;
};
export type SaveFavoriteApiResponse = unknown;
export type SaveFavoriteApiArg = {
  id: string;
  saveFavoriteBody: SaveFavoriteBody;
};
export type RemoveFavoriteApiResponse = unknown;
export type RemoveFavoriteApiArg = {
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
export type Favorite = {
  status: "active" | "pending" | "removed" | "sold";
  /** Since when it is in this state, as far as that is known. */
  statusAt: string | null;
  savedAt: string;
  /** USD. What it cost then. */
  savedPrice: number;
  /** When it last became cheaper; null when it is not, or that was a moment ago. */
  droppedAt: string | null;
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
export type AlikeListings = {
  /** Of the sold one. */
  id: string;
  /** Finds them in the sold one's category. */
  query: string;
  count: number;
};
export type FavoriteCounts = {
  all: number;
  dropped: number;
  available: number;
  sold: number;
};
export type Favorites = {
  items: Favorite[];
  nextCursor: string | null;
  alike: AlikeListings[];
  /** With the first page: of each part how many have the words and the category that were asked for. */
  counts?: FavoriteCounts;
  /** With the first page: the categories of all that is saved. */
  categories?: (
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
  )[];
  /** With the first page: how many there are in all. */
  saved?: number;
};
export type FavoriteMarks = {
  favorites: string[];
  /** Listings of one's own cannot be saved. */
  own: string[];
};
export type SaveFavoriteBody = {
  savedAt?: string;
  /** USD. */
  savedPrice?: number;
};
export const {
  useFavoritesQuery,
  useFavoriteMarksQuery,
  useSaveFavoriteMutation,
  useRemoveFavoriteMutation,
} = injectedRtkApi;
