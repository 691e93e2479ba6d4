import { baseApi as api } from "../base-api";
export const addTagTypes = ["boosts"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      startBoost: build.mutation<StartBoostApiResponse, StartBoostApiArg>({
        query: (queryArg) => ({
          url: `/api/boosts`,
          method: "POST",
          body: queryArg.startBoostBody,
        }),
        invalidatesTags: ["boosts"],
      }),
      myBoosts: build.query<MyBoostsApiResponse, MyBoostsApiArg>({
        query: (queryArg) => ({
          url: `/api/my-boosts`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["boosts"],
      }),
      myCredits: build.query<MyCreditsApiResponse, MyCreditsApiArg>({
        query: (queryArg) => ({
          url: `/api/my-credits`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["boosts"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as boostsApi };
export type StartBoostApiResponse = /** status 201  */ StartedBoost;
export type StartBoostApiArg = {
  startBoostBody: StartBoostBody;
};
export type MyBoostsApiResponse = /** status 200  */ MyBoosts;
export type MyBoostsApiArg = {
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type MyCreditsApiResponse = /** status 200  */ MyCredits;
export type MyCreditsApiArg = {
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type StartedBoost = {
  listingId: string;
  endsAt: string;
  /** Credits that are left. */
  spendable: number;
};
export type StartBoostBody = {
  /** Made by who asks: asked again, it is the same boost, and costs nothing more. */
  id: string;
  /** One's own. */
  listingId: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type ViewsInDaysAnswer = {
  views: number;
  days: number;
};
export type BoostDay = {
  part: ("before" | "during") | null;
  /** `2026-11-09` */
  day: string;
  views: number;
};
export type BoostReport = {
  before: ViewsInDaysAnswer;
  during: ViewsInDaysAnswer;
  /** Percent more views a day, fewer below zero; null while it is too early to say. */
  uplift: number | null;
  days: BoostDay[];
};
export type Boost = {
  /** Null once it is deleted. */
  status: ("active" | "pending" | "removed" | "sold") | null;
  id: string;
  listingId: string;
  title: string;
  image: ImageAnswer | null;
  startsAt: string;
  endsAt: string;
  /** What it cost. */
  credits: number;
  /** Null once the listing is deleted. */
  report: BoostReport | null;
};
export type MyBoosts = {
  items: Boost[];
  nextCursor: string | null;
};
export type CreditEntry = {
  kind:
    | "referral"
    | "welcome"
    | "plan"
    | "reward"
    | "granted"
    | "boost"
    | "taken-back"
    | "brought-along";
  id: string;
  /** What was got, or, below zero, given. */
  credits: number;
  at: string;
  /** Held until then; null when it never was, or is no longer. */
  heldUntil: string | null;
};
export type MyCredits = {
  spendable: number;
  held: number;
  /** When the first of what is held can be spent. */
  heldUntil: string | null;
  items: CreditEntry[];
  nextCursor: string | null;
};
export const { useStartBoostMutation, useMyBoostsQuery, useMyCreditsQuery } =
  injectedRtkApi;
