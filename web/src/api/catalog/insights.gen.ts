import { baseApi as api } from "../base-api";
export const addTagTypes = ["insights"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      insights: build.query<InsightsApiResponse, InsightsApiArg>({
        query: () => ({ url: `/api/my-insights` }),
        providesTags: ["insights"],
      }),
      generateInsights: build.mutation<
        GenerateInsightsApiResponse,
        GenerateInsightsApiArg
      >({
        query: () => ({ url: `/api/my-insights`, method: "POST" }),
        invalidatesTags: ["insights"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as insightsApi };
export type InsightsApiResponse = /** status 200  */ Insights;
export type InsightsApiArg = void;
export type GenerateInsightsApiResponse = /** status 200  */ Insights;
export type GenerateInsightsApiArg = void;
export type PriceLevel = {
  median: number | null;
  count: number;
};
export type MarketTrend = {
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
  asking: PriceLevel;
  askingBefore: PriceLevel;
  sold: PriceLevel;
  soldBefore: PriceLevel;
};
export type ComparedPrice = {
  id: string;
  title: string;
  /** USD, as it was then. */
  price: number;
  median: number;
  count: number;
};
export type ViewTimes = {
  count: number;
  /** Views by the hour of the week, 168 from Sunday at midnight, in UTC: elsewhere an hour may be of another day, so that
    days and hours counted apart could not be told as they are there. */
  hoursOfWeek: number[];
};
export type InsightView = {
  kind: "market_trend" | "pricing_optimization" | "best_time";
  id: string;
  createdAt: string;
  trend: MarketTrend | null;
  prices: ComparedPrice[] | null;
  times: ViewTimes | null;
};
export type Insights = {
  /** The latest, of one computation. */
  items: InsightView[];
  /** When they may be computed anew; null: now. */
  againAt: string | null;
};
export const { useInsightsQuery, useGenerateInsightsMutation } = injectedRtkApi;
