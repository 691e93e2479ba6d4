import { baseApi as api } from "../base-api";
export const addTagTypes = ["rewards"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      myCoupons: build.query<MyCouponsApiResponse, MyCouponsApiArg>({
        query: () => ({ url: `/api/my-coupons` }),
        providesTags: ["rewards"],
      }),
      perks: build.query<PerksApiResponse, PerksApiArg>({
        query: () => ({ url: `/api/partnerships` }),
        providesTags: ["rewards"],
      }),
      myWeek: build.query<MyWeekApiResponse, MyWeekApiArg>({
        query: () => ({ url: `/api/my-week` }),
        providesTags: ["rewards"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as rewardsApi };
export type MyCouponsApiResponse = /** status 200  */ OwnCoupons;
export type MyCouponsApiArg = void;
export type PerksApiResponse = /** status 200  */ Perks;
export type PerksApiArg = void;
export type MyWeekApiResponse = /** status 200  */ MyWeek;
export type MyWeekApiArg = void;
export type OwnCoupon = {
  currency: "usd";
  state: "usable" | "held" | "redeemed" | "expired";
  code: string;
  /** US cents. */
  amountCents: number;
  /** The week that earned it, by its Sunday: `YYYY-MM-DD`. */
  weekStart: string;
  expiresAt: string;
};
export type OwnCoupons = {
  /** The newest first. */
  items: OwnCoupon[];
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type Perk = {
  id: string;
  brandName: string;
  logo: ImageAnswer | null;
  discount: string;
  /** Null says what is usual. */
  requirements: string | null;
  /** Null for who has not unlocked it. */
  code: string | null;
  /** No brand has agreed to it: it shows what one would be like. */
  isSample: boolean;
};
export type Perks = {
  /** Whether the caller is shown the codes. */
  unlocked: boolean;
  /** The newest first, 6 at most. */
  items: Perk[];
};
export type WeekCoupon = {
  currency: "usd";
  code: string;
  /** US cents. */
  amountCents: number;
  expiresAt: string;
};
export type LastWeek = {
  /** Its Sunday, `YYYY-MM-DD`. */
  weekStart: string;
  listings: number;
  earned: boolean;
  /** Of its coupon; null without one, and until the week is closed. */
  code: string | null;
};
export type MyWeek = {
  /** Its Sunday, `YYYY-MM-DD`; weeks begin at 00:00 UTC. */
  weekStart: string;
  /** When the next one begins. */
  closesAt: string;
  listings: number;
  goal: number;
  /** Of the goal, 100 at most. */
  percent: number;
  /** The goal is reached: the coupon comes when the week closes. */
  earned: boolean;
  /** The newest one that can be used now. */
  coupon: WeekCoupon | null;
  lastWeek: LastWeek;
};
export const { useMyCouponsQuery, usePerksQuery, useMyWeekQuery } =
  injectedRtkApi;
