import { baseApi as api } from "../base-api";
export const addTagTypes = ["meetup-places"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      meetupPlaces: build.query<MeetupPlacesApiResponse, MeetupPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/meetup-places`,
        }),
        providesTags: ["meetup-places"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as meetupPlacesApi };
export type MeetupPlacesApiResponse = /** status 200  */ SuggestedPlaces;
export type MeetupPlacesApiArg = {
  id: string;
};
export type SuggestedPlace = {
  kind: "cafe" | "park" | "library" | "mall";
  id: string;
  name: string;
  /** Street and number; empty where nobody knows. */
  address: string;
  latitude: number;
  longitude: number;
  /** Whole kilometres from the place who asks has chosen; null without one. */
  kmFromYou: number | null;
  /** Whole kilometres from where the thing is; null where nobody knows. */
  kmFromItem: number | null;
};
export type SuggestedPlaces = {
  items: SuggestedPlace[];
  /** Whether they lie half way between the two. */
  between: boolean;
  /** Whether OpenStreetMap has to be named as their source. */
  fromOsm: boolean;
};
export const { useMeetupPlacesQuery } = injectedRtkApi;
