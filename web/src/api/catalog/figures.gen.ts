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
export type FigureLine = {
  figure: "views";
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
export const { useOwnFiguresQuery, useListingFiguresQuery } = injectedRtkApi;
