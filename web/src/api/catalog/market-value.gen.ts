import { baseApi as api } from "../base-api";
export const addTagTypes = ["market-value"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readScreenshot: build.mutation<
        ReadScreenshotApiResponse,
        ReadScreenshotApiArg
      >({
        query: (queryArg) => ({
          url: `/api/market-value/readings`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["market-value"],
      }),
      estimateValue: build.mutation<
        EstimateValueApiResponse,
        EstimateValueApiArg
      >({
        query: (queryArg) => ({
          url: `/api/market-value/estimates`,
          method: "POST",
          body: queryArg.estimateBody,
        }),
        invalidatesTags: ["market-value"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as marketValueApi };
export type ReadScreenshotApiResponse = /** status 200  */ ScreenshotReading;
export type ReadScreenshotApiArg = {
  body: {
    file: Blob;
  };
};
export type EstimateValueApiResponse = /** status 200  */ MarketValue;
export type EstimateValueApiArg = {
  estimateBody: EstimateBody;
};
export type TitleRead = {
  certainty: "sure" | "likely" | "unsure";
  value: string;
};
export type PlatformRead = {
  certainty: "sure" | "likely" | "unsure";
  value:
    | "ebay"
    | "facebook"
    | "offerup"
    | "mercari"
    | "craigslist"
    | "poshmark"
    | "depop"
    | "etsy"
    | "amazon"
    | "swappa"
    | "own";
};
export type PriceRead = {
  certainty: "sure" | "likely" | "unsure";
  /** USD. */
  value: number;
};
export type ConditionRead = {
  certainty: "sure" | "likely" | "unsure";
  value: "new" | "like-new" | "good" | "fair" | "poor";
};
export type ScreenshotReading = {
  engine: "built-in" | "endpoint";
  title: TitleRead | null;
  platform: PlatformRead | null;
  price: PriceRead | null;
  condition: ConditionRead | null;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack: boolean;
};
export type PriceSpread = {
  count: number;
  median: number | null;
  /** A quarter of them cost no more. */
  low: number | null;
  /** A quarter of them cost no less. */
  high: number | null;
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
export type Demand = {
  rating: ("high" | "medium" | "low") | null;
  sold: number;
  forSale: number;
  /** Of those for sale, together. */
  views: number;
  favorites: number;
};
export type PlatformSpeed = {
  platform:
    | "ebay"
    | "facebook"
    | "offerup"
    | "mercari"
    | "craigslist"
    | "poshmark"
    | "depop"
    | "etsy"
    | "amazon"
    | "swappa"
    | "own";
  medianDays: number;
  /** It is the median of so many. */
  sales: number;
};
export type MarketValue = {
  productTitle: string;
  platform:
    | (
        | "ebay"
        | "facebook"
        | "offerup"
        | "mercari"
        | "craigslist"
        | "poshmark"
        | "depop"
        | "etsy"
        | "amazon"
        | "swappa"
        | "own"
      )
    | null;
  condition: ("new" | "like-new" | "good" | "fair" | "poor") | null;
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
  extractedPrice: number | null;
  /** 0 to 100, from how many stand behind it. */
  confidenceScore: number;
  /** Fewer than five stand behind it. */
  isFew: boolean;
  /** Only things in this condition were counted, as there are enough of them. */
  isOfCondition: boolean;
  asking: PriceSpread;
  sold: PriceSpread;
  /** The nearest to it. */
  comparables: Comparable[];
  /** The mean of what such things were sold for. */
  averageSellingPrice: number | null;
  demand: Demand;
  /** A price to buy it at: a quarter of such things cost no more. */
  buyPrice: number | null;
  /** What such things sell for; with too few sales, what is asked for them. */
  sellPrice: number | null;
  /** What a quick sale brings: a tenth of such things cost no more. */
  suggestedWeBuyBackPrice: number | null;
  /** What is left of the sell price for who buys at the extracted one. */
  estimatedProfit: number | null;
  /** The fastest first; only those that anything is known of. */
  fastestPlatforms: PlatformSpeed[];
};
export type EstimateBody = {
  title: string;
  platform?:
    | (
        | "ebay"
        | "facebook"
        | "offerup"
        | "mercari"
        | "craigslist"
        | "poshmark"
        | "depop"
        | "etsy"
        | "amazon"
        | "swappa"
        | "own"
      )
    | null;
  /** USD: what is asked for it where it was seen. */
  price?: number | null;
  condition?: ("new" | "like-new" | "good" | "fair" | "poor") | null;
  /** Guessed from the title where it is not said. */
  category?:
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
};
export const { useReadScreenshotMutation, useEstimateValueMutation } =
  injectedRtkApi;
