import { baseApi as api } from "../base-api";
export const addTagTypes = ["drafts"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      myDrafts: build.query<MyDraftsApiResponse, MyDraftsApiArg>({
        query: () => ({ url: `/api/my-drafts` }),
        providesTags: ["drafts"],
      }),
      myDraft: build.query<MyDraftApiResponse, MyDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/my-drafts/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["drafts"],
      }),
      keepDraft: build.mutation<KeepDraftApiResponse, KeepDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/my-drafts/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.keepDraftBody,
        }),
        invalidatesTags: ["drafts"],
      }),
      deleteDraft: build.mutation<DeleteDraftApiResponse, DeleteDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/my-drafts/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["drafts"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as draftsApi };
export type MyDraftsApiResponse = /** status 200  */ Drafts;
export type MyDraftsApiArg = void;
export type MyDraftApiResponse = /** status 200  */ ListingDraft;
export type MyDraftApiArg = {
  id: string;
};
export type KeepDraftApiResponse = /** status 200  */ KeptDraft;
export type KeepDraftApiArg = {
  id: string;
  keepDraftBody: KeepDraftBody;
};
export type DeleteDraftApiResponse = unknown;
export type DeleteDraftApiArg = {
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
export type DraftCard = {
  id: string;
  title: string | null;
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
      )
    | null;
  image: ImageAnswer | null;
  updatedAt: string;
};
export type Drafts = {
  /** The one changed last first. */
  items: DraftCard[];
};
export type FormChange = {
  form: string;
  change: number;
};
export type DraftWords = {
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
};
export type FieldOrigin = {
  field:
    | "title"
    | "description"
    | "price"
    | "category"
    | "condition"
    | "location"
    | "zipCode"
    | "tags";
  source: "words" | "picture" | "look-alikes" | "model";
  certainty: "sure" | "likely" | "unsure";
  /** The words it was read from. */
  evidence: string | null;
};
export type DraftQuestion = {
  field: "price" | "category" | "condition";
  /** Slugs of the field, or amounts in USD as they are typed ("95", "42.50"), the likeliest first. */
  answers: string[];
};
export type ListingDraft = {
  byAi: (
    | "title"
    | "description"
    | "price"
    | "category"
    | "condition"
    | "location"
    | "zipCode"
    | "tags"
  )[];
  id: string;
  version: number;
  /** Whose changes it holds: the forms that made the last ones. */
  forms: FormChange[];
  words: DraftWords;
  images: ImageAnswer[];
  origins: FieldOrigin[];
  questions: DraftQuestion[];
  audioId: string | null;
  /** Made of a recording, which may have been left out: it may have more pictures. */
  spoken: boolean;
  prompt: string | null;
  updatedAt: string;
};
export type KeptDraft = {
  /** What the next change builds upon. */
  version: number;
  updatedAt: string;
};
export type KeepDraftBody = {
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
  /** The version it builds upon; 0 for a draft that is new. */
  version: number;
  /** Made anew by each form that is opened. Its own changes never get in each other's way. */
  form: string;
  /** Which of the form's changes this is; one that comes late, or twice, changes nothing. */
  change: number;
  /** Uploads of one's own, in the order they are shown. How many there may be follows from what it is made of. */
  imageIds: string[];
  /** What the product's AI has filled in and nobody has changed since. */
  byAi: (
    | "title"
    | "description"
    | "price"
    | "category"
    | "condition"
    | "location"
    | "zipCode"
    | "tags"
  )[];
  /** Where what it has filled in comes from. */
  origins: FieldOrigin[];
  /** What is still to be answered. */
  questions: DraftQuestion[];
  /** A recording of one's own. */
  audioId: string | null;
  /** What it was made of: written, or said. */
  prompt: string | null;
};
export const {
  useMyDraftsQuery,
  useMyDraftQuery,
  useKeepDraftMutation,
  useDeleteDraftMutation,
} = injectedRtkApi;
