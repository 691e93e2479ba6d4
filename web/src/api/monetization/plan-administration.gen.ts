import { baseApi as api } from "../base-api";
export const addTagTypes = ["plan-administration"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      assignPlan: build.mutation<AssignPlanApiResponse, AssignPlanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/subscriptions/${encodeURIComponent(String(queryArg.personId))}`,
          method: "PUT",
          body: queryArg.assignPlanBody,
        }),
        invalidatesTags: ["plan-administration"],
      }),
      takePlanBack: build.mutation<TakePlanBackApiResponse, TakePlanBackApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/subscriptions/${encodeURIComponent(String(queryArg.personId))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["plan-administration"],
        },
      ),
      revenue: build.query<RevenueApiResponse, RevenueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/revenue`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            by: queryArg.by,
          },
        }),
        providesTags: ["plan-administration"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as planAdministrationApi };
export type AssignPlanApiResponse = /** status 200  */ AssignedPlan;
export type AssignPlanApiArg = {
  personId: string;
  assignPlanBody: AssignPlanBody;
};
export type TakePlanBackApiResponse = unknown;
export type TakePlanBackApiArg = {
  personId: string;
};
export type RevenueApiResponse = /** status 200  */ Revenue;
export type RevenueApiArg = {
  /** A day in UTC, `2027-01-31`; the first that counts. A year ago when left out. */
  from?: string;
  /** The last day that counts; today when left out. */
  to?: string;
  by?: "month" | "day";
};
export type AssignedPlan = {
  status: "active";
  billingCycle: "monthly" | "yearly";
  paymentMethod: "admin_assigned";
  currency: "usd";
  personId: string;
  /** Of plan and cycle: `premium_monthly`. */
  planType: string;
  amountCents: number;
  /** ISO 8601; null: until it is taken back. */
  until: string | null;
};
export type AssignPlanBody = {
  tier: "premium" | "premium_plus";
  cycle: "monthly" | "yearly";
  /** When it ends; null or left out: when it is taken back. */
  until?: string | null;
};
export type RevenueOfTier = {
  tier: "premium" | "premium_plus";
  grossCents: number;
  refundedCents: number;
  netCents: number;
};
export type RevenueOfTime = {
  /** `2027-01`, or `2027-01-31`. */
  time: string;
  grossCents: number;
  refundedCents: number;
  netCents: number;
  tiers: RevenueOfTier[];
};
export type ActiveOfTier = {
  tier: "premium" | "premium_plus";
  /** Paid for. */
  paid: number;
  assigned: number;
};
export type Revenue = {
  currency: "usd";
  /** Whether these are payments of a test checkout, for which no money was taken. */
  test: boolean;
  grossCents: number;
  refundedCents: number;
  netCents: number;
  times: RevenueOfTime[];
  active: ActiveOfTier[];
};
export const {
  useAssignPlanMutation,
  useTakePlanBackMutation,
  useRevenueQuery,
} = injectedRtkApi;
