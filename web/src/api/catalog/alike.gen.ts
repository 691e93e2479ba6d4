import { baseApi as api } from "../base-api";
export const addTagTypes = ["alike"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      comparables: build.query<ComparablesApiResponse, ComparablesApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/comparables`,
        }),
        providesTags: ["alike"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as alikeApi };
export type ComparablesApiResponse = /** status 200  */ Comparables;
export type ComparablesApiArg = {
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
export type Comparable = {
  kind: "asking" | "sold";
  /** Of its listing, which may be gone once it is sold. */
  id: string;
  title: string;
  /** USD: what is asked, or what was paid. */
  price: number;
  condition: "new" | "like-new" | "good" | "fair" | "poor";
  image: ImageAnswer | null;
  /** When it was listed or sold. */
  at: string;
};
export type Comparables = {
  items: Comparable[];
  /** USD: of the prices of all items; null where there are too few to say. */
  median: number | null;
};
export const { useComparablesQuery } = injectedRtkApi;
