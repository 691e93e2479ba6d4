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
  /** When it ends, in ISO 8601 with its offset; null or left out: when it is taken back. */
  until?: string | null;
};
export type RevenueSums = {
  source: "stripe" | "test";
  currency: "usd";
  payments: number;
  grossCents: number;
  refunds: number;
  refundedCents: number;
  netCents: number;
};
export type RevenueLine = {
  source: "stripe" | "test";
  currency: "usd";
  tier: "premium" | "premium_plus";
  /** `2027-01`, or `2027-01-31`. */
  time: string;
  payments: number;
  grossCents: number;
  refunds: number;
  refundedCents: number;
  netCents: number;
};
export type RunningPlans = {
  source: "stripe" | "test" | "admin_assigned";
  tier: "premium" | "premium_plus";
  people: number;
};
export type Revenue = {
  totals: RevenueSums[];
  /** Of each source the newest first; a month or day in which nothing was paid or given back has none. */
  lines: RevenueLine[];
  /** At this moment, days of grace included. */
  running: RunningPlans[];
};
export const {
  useAssignPlanMutation,
  useTakePlanBackMutation,
  useRevenueQuery,
} = injectedRtkApi;
