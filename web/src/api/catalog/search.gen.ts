import { baseApi as api } from "../base-api";
export const addTagTypes = ["search"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      suggestSearches: build.query<
        SuggestSearchesApiResponse,
        SuggestSearchesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/listings/suggestions`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["search"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as searchApi };
export type SuggestSearchesApiResponse = /** status 200  */ Suggestions;
export type SuggestSearchesApiArg = {
  /** What has been typed so far. */
  q?: string;
};
export type Suggestions = {
  /** Where such things are mostly sold. */
  categories: (
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
  /** Searches that find something, the most popular first. */
  words: string[];
};
export const { useSuggestSearchesQuery } = injectedRtkApi;
