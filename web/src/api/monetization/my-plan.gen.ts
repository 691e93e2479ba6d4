import { baseApi as api } from "../base-api";
export const addTagTypes = ["my-plan"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      myPlan: build.query<MyPlanApiResponse, MyPlanApiArg>({
        query: () => ({ url: `/api/my-plan` }),
        providesTags: ["my-plan"],
      }),
      leavingPlan: build.query<LeavingPlanApiResponse, LeavingPlanApiArg>({
        query: () => ({ url: `/api/my-plan/leaving` }),
        providesTags: ["my-plan"],
      }),
      quotePlan: build.mutation<QuotePlanApiResponse, QuotePlanApiArg>({
        query: (queryArg) => ({
          url: `/api/my-plan/quote`,
          method: "POST",
          body: queryArg.checkoutBody,
        }),
        invalidatesTags: ["my-plan"],
      }),
      checkOut: build.mutation<CheckOutApiResponse, CheckOutApiArg>({
        query: (queryArg) => ({
          url: `/api/my-plan/checkout`,
          method: "POST",
          body: queryArg.checkoutBody,
        }),
        invalidatesTags: ["my-plan"],
      }),
      changePlan: build.mutation<ChangePlanApiResponse, ChangePlanApiArg>({
        query: (queryArg) => ({
          url: `/api/my-plan/change`,
          method: "POST",
          body: queryArg.planBody,
        }),
        invalidatesTags: ["my-plan"],
      }),
      cancelPlan: build.mutation<CancelPlanApiResponse, CancelPlanApiArg>({
        query: () => ({ url: `/api/my-plan/cancel`, method: "POST" }),
        invalidatesTags: ["my-plan"],
      }),
      resumePlan: build.mutation<ResumePlanApiResponse, ResumePlanApiArg>({
        query: () => ({ url: `/api/my-plan/resume`, method: "POST" }),
        invalidatesTags: ["my-plan"],
      }),
      openPortal: build.mutation<OpenPortalApiResponse, OpenPortalApiArg>({
        query: () => ({ url: `/api/my-plan/portal`, method: "POST" }),
        invalidatesTags: ["my-plan"],
      }),
      myPayments: build.query<MyPaymentsApiResponse, MyPaymentsApiArg>({
        query: () => ({ url: `/api/my-payments` }),
        providesTags: ["my-plan"],
      }),
      testCheckout: build.query<TestCheckoutApiResponse, TestCheckoutApiArg>({
        query: (queryArg) => ({
          url: `/api/test-checkouts/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["my-plan"],
      }),
      settleTestCheckout: build.mutation<
        SettleTestCheckoutApiResponse,
        SettleTestCheckoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/test-checkouts/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.testOutcomeBody,
        }),
        invalidatesTags: ["my-plan"],
      }),
      renewTestPlan: build.mutation<
        RenewTestPlanApiResponse,
        RenewTestPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my-plan/test-renewal`,
          method: "POST",
          body: queryArg.testRenewalBody,
        }),
        invalidatesTags: ["my-plan"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as myPlanApi };
export type MyPlanApiResponse = /** status 200  */ MyPlan;
export type MyPlanApiArg = void;
export type LeavingPlanApiResponse = /** status 200  */ Leaving;
export type LeavingPlanApiArg = void;
export type QuotePlanApiResponse = /** status 200  */ Quote;
export type QuotePlanApiArg = {
  checkoutBody: CheckoutBody;
};
export type CheckOutApiResponse = /** status 200  */ CheckoutAddress;
export type CheckOutApiArg = {
  checkoutBody: CheckoutBody;
};
export type ChangePlanApiResponse = /** status 200  */ MyPlan;
export type ChangePlanApiArg = {
  planBody: PlanBody;
};
export type CancelPlanApiResponse = /** status 200  */ MyPlan;
export type CancelPlanApiArg = void;
export type ResumePlanApiResponse = /** status 200  */ MyPlan;
export type ResumePlanApiArg = void;
export type OpenPortalApiResponse = /** status 200  */ CheckoutAddress;
export type OpenPortalApiArg = void;
export type MyPaymentsApiResponse = /** status 200  */ MyPaymentsAnswer;
export type MyPaymentsApiArg = void;
export type TestCheckoutApiResponse = /** status 200  */ TestCheckoutView;
export type TestCheckoutApiArg = {
  id: string;
};
export type SettleTestCheckoutApiResponse = /** status 200  */ TestCheckoutView;
export type SettleTestCheckoutApiArg = {
  id: string;
  testOutcomeBody: TestOutcomeBody;
};
export type RenewTestPlanApiResponse = /** status 200  */ MyPlan;
export type RenewTestPlanApiArg = {
  testRenewalBody: TestRenewalBody;
};
export type CreditsOfPlan = {
  aMonth: number;
};
export type MyPlan = {
  tier: "free" | "premium" | "premium_plus";
  /** Of what they pay for; `tier` is larger where more was given to them. */
  paidTier: ("premium" | "premium_plus") | null;
  source: "none" | "stripe" | "test" | "granted";
  status: "none" | "active" | "past-due" | "cancelled" | "expired";
  cycle: ("monthly" | "yearly") | null;
  currency: "usd";
  /** What it becomes at the period's end. */
  nextTier: ("free" | "premium" | "premium_plus") | null;
  nextCycle: ("monthly" | "yearly") | null;
  /** What is paid with on this server. */
  checkout: "stripe" | "test" | "none";
  /** What the next period costs. */
  amountCents: number | null;
  /** ISO 8601: until when it is paid; of what has ended, when that was. */
  periodEnd: string | null;
  /** ISO 8601: until when a renewal that was not paid can be made up for. */
  graceUntil: string | null;
  cancelsAtPeriodEnd: boolean;
  boostCredits: CreditsOfPlan;
};
export type LostFeature = {
  feature:
    | "offer-bots"
    | "bot-rules"
    | "bot-tuned-counters"
    | "bot-behavior-triggers"
    | "bot-time-pricing"
    | "bot-keywords"
    | "bot-preview"
    | "voice-to-listing"
    | "ai-tools"
    | "ai-insights"
    | "order-tracking"
    | "favorites"
    | "reports"
    | "rooms"
    | "premium-themes"
    | "listings"
    | "boost-credits";
  /** Of a feature one has a number of, how many remain; null where there is no number. */
  remaining: number | null;
  /** How many the person has now; null where nobody counts. */
  has: number | null;
  /** Of these, how many the smaller plan does not cover: kept, not deleted. */
  beyond: number;
};
export type Leaving = {
  loses: LostFeature[];
};
export type Quote = {
  currency: "usd";
  cycle: "monthly" | "yearly";
  gains: (
    | "offer-bots"
    | "bot-rules"
    | "bot-tuned-counters"
    | "bot-behavior-triggers"
    | "bot-time-pricing"
    | "bot-keywords"
    | "bot-preview"
    | "voice-to-listing"
    | "ai-tools"
    | "ai-insights"
    | "order-tracking"
    | "favorites"
    | "reports"
    | "rooms"
    | "premium-themes"
    | "listings"
    | "boost-credits"
  )[];
  dueTodayCents: number;
  /** What is unused of the present period, and counts. */
  creditCents: number;
  /** What is left of `creditCents` after today: it comes off the payments that follow, before anything is taken for them. */
  leftCents: number;
  couponCents: number;
  /** Of each period after the one that is paid today; what is left does not make it less. */
  thenCents: number;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601: when `thenCents` are due first. */
  renewsAt: string;
  loses: LostFeature[];
};
export type CheckoutBody = {
  coupon?: string;
  tier: "premium" | "premium_plus";
  cycle: "monthly" | "yearly";
};
export type CheckoutAddress = {
  url: string;
};
export type PlanBody = {
  tier: "premium" | "premium_plus";
  cycle: "monthly" | "yearly";
};
export type MyPayment = {
  kind: "payment" | "refund";
  tier: "premium" | "premium_plus";
  cycle: "monthly" | "yearly";
  currency: "usd";
  id: string;
  /** What was paid, or given back. */
  amountCents: number;
  /** What a coupon had taken off; 0 without one. */
  couponCents: number;
  /** ISO 8601. */
  paidAt: string;
};
export type MyPaymentsAnswer = {
  /** The newest first, of the last years. */
  payments: MyPayment[];
};
export type TestCheckoutView = {
  tier: "premium" | "premium_plus";
  cycle: "monthly" | "yearly";
  currency: "usd";
  status: "open" | "paid" | "abandoned";
  id: string;
  amountCents: number;
  couponCents: number;
  dueCents: number;
};
export type TestOutcomeBody = {
  outcome: "pay" | "fail" | "abandon";
};
export type TestRenewalBody = {
  outcome: "pay" | "fail";
};
export const {
  useMyPlanQuery,
  useLeavingPlanQuery,
  useQuotePlanMutation,
  useCheckOutMutation,
  useChangePlanMutation,
  useCancelPlanMutation,
  useResumePlanMutation,
  useOpenPortalMutation,
  useMyPaymentsQuery,
  useTestCheckoutQuery,
  useSettleTestCheckoutMutation,
  useRenewTestPlanMutation,
} = injectedRtkApi;
