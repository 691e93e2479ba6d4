import { baseApi as api } from "../base-api";
export const addTagTypes = ["saved-searches"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      savedSearches: build.query<SavedSearchesApiResponse, SavedSearchesApiArg>(
        {
          query: () => ({ url: `/api/saved-searches` }),
          providesTags: ["saved-searches"],
        },
      ),
      saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-searches`,
          method: "POST",
          body: queryArg.savedSearchBody,
        }),
        invalidatesTags: ["saved-searches"],
      }),
      changeSearch: build.mutation<ChangeSearchApiResponse, ChangeSearchApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
            method: "PUT",
            body: queryArg.savedSearchBody,
          }),
          invalidatesTags: ["saved-searches"],
        },
      ),
      deleteSearch: build.mutation<DeleteSearchApiResponse, DeleteSearchApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["saved-searches"],
        },
      ),
      seeSearch: build.mutation<SeeSearchApiResponse, SeeSearchApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}/seen`,
          method: "POST",
        }),
        invalidatesTags: ["saved-searches"],
      }),
      confirmSearchAddress: build.mutation<
        ConfirmSearchAddressApiResponse,
        ConfirmSearchAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/saved-searches/confirm`,
          method: "POST",
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ["saved-searches"],
      }),
      stopSearchMails: build.mutation<
        StopSearchMailsApiResponse,
        StopSearchMailsApiArg
      >({
        query: (queryArg) => ({
          url: `/saved-searches/stop`,
          method: "POST",
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ["saved-searches"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as savedSearchesApi };
export type SavedSearchesApiResponse = /** status 200  */ SavedSearches;
export type SavedSearchesApiArg = void;
export type SaveSearchApiResponse = /** status 201  */ SavedSearchId;
export type SaveSearchApiArg = {
  savedSearchBody: SavedSearchBody;
};
export type ChangeSearchApiResponse = /** status 200  */ SavedSearchId;
export type ChangeSearchApiArg = {
  id: string;
  savedSearchBody: SavedSearchBody;
};
export type DeleteSearchApiResponse = unknown;
export type DeleteSearchApiArg = {
  id: string;
};
export type SeeSearchApiResponse = unknown;
export type SeeSearchApiArg = {
  id: string;
};
export type ConfirmSearchAddressApiResponse = /** status 200  */ SearchNames;
export type ConfirmSearchAddressApiArg = {
  /** One of a search, or several with points between them. */
  token: string;
};
export type StopSearchMailsApiResponse = /** status 200  */ SearchNames;
export type StopSearchMailsApiArg = {
  /** One of a search, or several with points between them. */
  token: string;
};
export type SavedSearch = {
  frequency: "at-once" | "daily" | "weekly";
  id: string;
  name: string;
  /** Of a guest. */
  email: string | null;
  emailConfirmed: boolean;
  active: boolean;
  q: string | null;
  category:
    | (
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
        | "free"
      )
    | null;
  condition: ("new" | "like-new" | "good" | "fair" | "poor") | null;
  minPrice: number | null;
  maxPrice: number | null;
  location: string | null;
  /** Found since its person looked; up to 99. */
  news: number;
  createdAt: string;
};
export type SavedSearches = {
  /** The newest first. */
  items: SavedSearch[];
};
export type SavedSearchId = {
  id: string;
  /** A guest's address was asked by mail whether it wants what is found. */
  confirming: boolean;
};
export type SavedSearchBody = {
  name: string;
  /** Where a guest wants mails; a member's are sent to their own address. */
  email?: string;
  frequency: "at-once" | "daily" | "weekly";
  /** Not paused. */
  active?: boolean;
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
  /** Words of the place. */
  location?: string;
};
export type SearchNames = {
  names: string[];
};
export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSearchMutation,
  useDeleteSearchMutation,
  useSeeSearchMutation,
  useConfirmSearchAddressMutation,
  useStopSearchMailsMutation,
} = injectedRtkApi;
