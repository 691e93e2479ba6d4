import { baseApi as api } from "../base-api";
export const addTagTypes = ["catalog"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      browseListings: build.query<
        BrowseListingsApiResponse,
        BrowseListingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings`,
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
            facets: queryArg.facets,
          },
        }),
        providesTags: ["catalog"],
      }),
      publishListing: build.mutation<
        PublishListingApiResponse,
        PublishListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings`,
          method: "POST",
          body: queryArg.publishListingBody,
        }),
        invalidatesTags: ["catalog"],
      }),
      listing: build.query<ListingApiResponse, ListingApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["catalog"],
      }),
      editListing: build.mutation<EditListingApiResponse, EditListingApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.editListingBody,
        }),
        invalidatesTags: ["catalog"],
      }),
      deleteListing: build.mutation<
        DeleteListingApiResponse,
        DeleteListingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      recordView: build.mutation<RecordViewApiResponse, RecordViewApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/views`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogApi };
export type BrowseListingsApiResponse = /** status 200  */ BrowseAnswer;
export type BrowseListingsApiArg = {
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
  /** Also count what there is, by category and condition. */
  facets?: boolean;
};
export type PublishListingApiResponse = /** status 201  */ ListingId;
export type PublishListingApiArg = {
  publishListingBody: PublishListingBody;
};
export type ListingApiResponse = /** status 200  */ ListingDetail;
export type ListingApiArg = {
  id: string;
};
export type EditListingApiResponse = unknown;
export type EditListingApiArg = {
  id: string;
  editListingBody: EditListingBody;
};
export type DeleteListingApiResponse = unknown;
export type DeleteListingApiArg = {
  id: string;
};
export type RecordViewApiResponse = unknown;
export type RecordViewApiArg = {
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
export type ListingCount = {
  count: number;
  capped: boolean;
};
export type FacetCount = {
  count: number;
  capped: boolean;
  value: string;
};
export type BrowseFacets = {
  categories: FacetCount[];
  conditions: FacetCount[];
};
export type NearListings = {
  because: "spelling" | "fewer-words" | "category";
  /** The words as they may have been meant. */
  query?: string;
  /** What such things mostly are. */
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
  items: ListingCard[];
};
export type RelaxedFilter = {
  filter: "q" | "category" | "condition" | "price" | "distance";
  count: number;
  capped: boolean;
};
export type BrowseAnswer = {
  items: ListingCard[];
  nextCursor: string | null;
  total?: ListingCount;
  facets?: BrowseFacets;
  /** What was searched for instead, when nothing has the words as they were typed: then `items` are near matches. */
  correctedQuery?: string;
  /** When few listings or none have all the words. */
  near?: NearListings;
  /** When none is left, the filters without which there would be some. */
  relax?: RelaxedFilter[];
};
export type ListingId = {
  id: string;
};
export type PublishListingBody = {
  /** Uploads of one's own, in the order they are shown. How many there may be follows from what it is made of. */
  imageIds: string[];
  /** A recorded voice description. */
  audioId?: string;
  /** Drafted by the product's AI. */
  aiGenerated?: boolean;
  /** The draft it was written in: gone once it is published. */
  draftId?: string;
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
  location?: string | null;
  zipCode?: string | null;
  tags?: string[];
};
export type ListingSeller = {
  id: string;
  kind: "member" | "guest";
  name: string;
  username: string | null;
  avatar: ImageAnswer | null;
  verified: boolean;
  memberSince: string;
  rating: number | null;
  totalRatings: number;
  hasConfirmedPhone: boolean;
  hasConfirmedEmail: boolean;
};
export type ListingDetail = {
  id: string;
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
  /** Null for everybody but the seller. */
  zipCode: string | null;
  tags: string[];
  images: ImageAnswer[];
  audioId: string | null;
  /** Made of a recording, which may have been left out: it may have more pictures. */
  spoken: boolean;
  aiGenerated: boolean;
  status: "sold" | "active" | "pending" | "removed";
  /** It is kept for a buyer, by an offer, a meetup or an order; null for everybody but the seller. */
  held: boolean | null;
  viewCount: number;
  /** How many people have saved it; null for everybody but the seller. */
  favoriteCount: number | null;
  createdAt: string;
  updatedAt: string;
  /** Until then it stands first in its category; null when it does not. */
  boostedUntil: string | null;
  /** Null while the catalog has not heard of them yet. */
  seller: ListingSeller | null;
};
export type EditListingBody = {
  title?: string;
  description?: string;
  /** USD. */
  price?: number;
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
  condition?: "new" | "like-new" | "good" | "fair" | "poor";
  location?: string | null;
  zipCode?: string | null;
  tags?: string[];
  imageIds?: string[];
  /** Of the listing that was read: what has been changed since is not written over. Without it, it is. */
  updatedAt?: string;
};
export const {
  useBrowseListingsQuery,
  usePublishListingMutation,
  useListingQuery,
  useEditListingMutation,
  useDeleteListingMutation,
  useRecordViewMutation,
} = injectedRtkApi;
