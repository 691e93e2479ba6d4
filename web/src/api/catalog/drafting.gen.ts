import { baseApi as api } from "../base-api";
export const addTagTypes = ["drafting"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      draftText: build.mutation<DraftTextApiResponse, DraftTextApiArg>({
        query: (queryArg) => ({
          url: `/api/drafting/text`,
          method: "POST",
          body: queryArg.draftTextBody,
        }),
        invalidatesTags: ["drafting"],
      }),
      draftSpeech: build.mutation<DraftSpeechApiResponse, DraftSpeechApiArg>({
        query: (queryArg) => ({
          url: `/api/drafting/speech`,
          method: "POST",
          body: queryArg.draftSpeechBody,
        }),
        invalidatesTags: ["drafting"],
      }),
      lookAlikes: build.query<LookAlikesApiResponse, LookAlikesApiArg>({
        query: (queryArg) => ({
          url: `/api/drafting/look-alikes`,
          params: {
            title: queryArg.title,
            category: queryArg.category,
          },
        }),
        providesTags: ["drafting"],
      }),
      draftImages: build.mutation<DraftImagesApiResponse, DraftImagesApiArg>({
        query: (queryArg) => ({
          url: `/api/drafting/images`,
          method: "POST",
          body: queryArg.draftImagesBody,
        }),
        invalidatesTags: ["drafting"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as draftingApi };
export type DraftTextApiResponse = /** status 200  */ DraftedListing;
export type DraftTextApiArg = {
  draftTextBody: DraftTextBody;
};
export type DraftSpeechApiResponse = /** status 200  */ DraftedListing;
export type DraftSpeechApiArg = {
  draftSpeechBody: DraftSpeechBody;
};
export type LookAlikesApiResponse = /** status 200  */ Comparables;
export type LookAlikesApiArg = {
  title: string;
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
};
export type DraftImagesApiResponse = /** status 200  */ DraftedListing;
export type DraftImagesApiArg = {
  draftImagesBody: DraftImagesBody;
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
export type DraftedListing = {
  engine: "built-in" | "endpoint";
  words: DraftWords;
  origins: FieldOrigin[];
  questions: DraftQuestion[];
  /** What others ask for such a thing, and what it was sold for. */
  lookAlikes: Comparables;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack: boolean;
};
export type DraftTextBody = {
  /** What the seller says of their thing, as they say it. */
  text: string;
};
export type DraftSpeechBody = {
  /** What the seller has said of their thing, as it was taken down, or as they have put it since. */
  text: string;
};
export type DraftImagesBody = {
  /** Uploads of one's own; the first one shows the item best. */
  imageIds: string[];
};
export const {
  useDraftTextMutation,
  useDraftSpeechMutation,
  useLookAlikesQuery,
  useDraftImagesMutation,
} = injectedRtkApi;
