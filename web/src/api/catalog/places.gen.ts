import { baseApi as api } from "../base-api";
export const addTagTypes = ["places"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listingDistance: build.query<
        ListingDistanceApiResponse,
        ListingDistanceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/distance`,
          params: {
            near: queryArg.near,
          },
        }),
        providesTags: ["places"],
      }),
      findPlaces: build.query<FindPlacesApiResponse, FindPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/places`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["places"],
      }),
      placeNear: build.query<PlaceNearApiResponse, PlaceNearApiArg>({
        query: (queryArg) => ({
          url: `/api/places/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["places"],
      }),
      ownPlace: build.query<OwnPlaceApiResponse, OwnPlaceApiArg>({
        query: () => ({ url: `/api/my-place` }),
        providesTags: ["places"],
      }),
      choosePlace: build.mutation<ChoosePlaceApiResponse, ChoosePlaceApiArg>({
        query: (queryArg) => ({
          url: `/api/my-place`,
          method: "PUT",
          body: queryArg.choosePlaceBody,
        }),
        invalidatesTags: ["places"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as placesApi };
export type ListingDistanceApiResponse = /** status 200  */ ListingDistance;
export type ListingDistanceApiArg = {
  id: string;
  near: number;
};
export type FindPlacesApiResponse = /** status 200  */ FoundPlaces;
export type FindPlacesApiArg = {
  /** A postal code or the name of a town, or how it begins. */
  q?: string;
};
export type PlaceNearApiResponse = /** status 200  */ Place;
export type PlaceNearApiArg = {
  id: number;
};
export type OwnPlaceApiResponse = /** status 200  */ OwnPlace;
export type OwnPlaceApiArg = void;
export type ChoosePlaceApiResponse = /** status 200  */ OwnPlace;
export type ChoosePlaceApiArg = {
  choosePlaceBody: ChoosePlaceBody;
};
export type ListingDistance = {
  /** Whole kilometres; null where nobody knows. */
  distance: number | null;
};
export type FoundPlace = {
  /** Where it was found by its postal code. */
  code: string | null;
  id: number;
  /** Town and region. */
  name: string;
};
export type FoundPlaces = {
  items: FoundPlace[];
};
export type Place = {
  id: number;
  /** Town and region. */
  name: string;
};
export type OwnPlace = {
  place: Place | null;
};
export type ChoosePlaceBody = {
  /** Null: none any more. */
  id: number | null;
};
export const {
  useListingDistanceQuery,
  useFindPlacesQuery,
  usePlaceNearQuery,
  useOwnPlaceQuery,
  useChoosePlaceMutation,
} = injectedRtkApi;
