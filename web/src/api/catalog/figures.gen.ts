import { baseApi as api } from "../base-api";
export const addTagTypes = ["figures"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownFigures: build.query<OwnFiguresApiResponse, OwnFiguresApiArg>({
        query: (queryArg) => ({
          url: `/api/my-figures`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["figures"],
      }),
      listingFigures: build.query<
        ListingFiguresApiResponse,
        ListingFiguresApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my-listings/${encodeURIComponent(String(queryArg.id))}/figures`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["figures"],
      }),
      nextSteps: build.query<NextStepsApiResponse, NextStepsApiArg>({
        query: () => ({ url: `/api/my-next-steps` }),
        providesTags: ["figures"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as figuresApi };
export type OwnFiguresApiResponse = /** status 200  */ FiguresAnswer;
export type OwnFiguresApiArg = {
  days?: 7 | 30 | 90;
};
export type ListingFiguresApiResponse = /** status 200  */ ListingFiguresAnswer;
export type ListingFiguresApiArg = {
  id: string;
  days?: 7 | 30 | 90;
};
export type NextStepsApiResponse = /** status 200  */ NextSteps;
export type NextStepsApiArg = void;
export type FigureLine = {
  figure: "views" | "favorites" | "chats" | "earned";
  /** Twice as many as there are days, the oldest first: the period before, and this one. */
  perDay: number[];
  before: number;
  now: number;
};
export type FiguresAnswer = {
  days: number;
  /** The first of the days before, `2026-11-09`; days begin and end as they do in UTC. The last one is not over. */
  from: string;
  lines: FigureLine[];
};
export type ListingFiguresAnswer = {
  days: number;
  /** The first of the days before, `2026-11-09`; days begin and end as they do in UTC. The last one is not over. */
  from: string;
  lines: FigureLine[];
  title: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type NextStepView = {
  step: "settle" | "lower-price" | "add-photos" | "renew" | "lower-unseen";
  id: string;
  title: string;
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
  image: ImageAnswer | null;
  views: number;
  favorites: number;
  /** The number that is the reason: days, people who saved it, or photos it has. */
  because: number;
  /** USD: what it might cost; null for steps that are not about the price. */
  lowerPrice: number | null;
};
export type NextSteps = {
  items: NextStepView[];
};
export const { useOwnFiguresQuery, useListingFiguresQuery, useNextStepsQuery } =
  injectedRtkApi;
