import { isAbove, type PlanTier } from '#contract/people';
import { refreshSession } from '../refresh-session';
import { type CheckoutBody, myPlanApi as generated, type MyPlan, type Quote } from './my-plan.gen';
import { OF_PLAN } from './plan-changed';

export type { LostFeature, MyPayment, MyPlan, Quote, TestCheckoutView as TestCheckout } from './my-plan.gen';

/** What somebody may do follows from their plan, and comes with the session; the server's own word of it may be missed. */
const renewed = {
  invalidatesTags: OF_PLAN,
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    const changed = await queryFulfilled.then(
      () => true,
      // Told by whoever asked for it.
      () => false,
    );
    if (changed) await refreshSession();
  },
};

const api = generated
  .enhanceEndpoints({ addTagTypes: OF_PLAN })
  .enhanceEndpoints({
    endpoints: {
      changePlan: renewed,
      cancelPlan: renewed,
      resumePlan: renewed,
      renewTestPlan: renewed,
      settleTestCheckout: renewed,
      // Nothing has changed yet.
      checkOut: { invalidatesTags: [] },
      openPortal: { invalidatesTags: [] },
      // Of what one has elsewhere, which changes untold.
      leavingPlan: { keepUnusedDataFor: 0 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked for by a POST, since it says much, and read like any other. */
      planQuote: build.query<Quote, CheckoutBody>({
        query: (body) => ({ url: '/api/my-plan/quote', method: 'POST', body }),
        providesTags: ['my-plan'],
        keepUnusedDataFor: 0,
      }),
    }),
  });

/** What of their plan is paid for, where anything is: what was given beside it, and is larger, is none of it. */
export const ownTier = ({ paidTier, tier }: MyPlan): PlanTier => paidTier ?? tier;

/** Whether they have a plan, or a larger one, because it was given to them: there is nothing to buy it for. */
export const isGiven = (tier: PlanTier, own: MyPlan): boolean =>
  isAbove(tier, own.paidTier ?? 'free') && !isAbove(tier, own.tier);

/** Whether it is paid for and goes on, with what is to be paid or not. */
export const isRunning = ({ status, source }: MyPlan): boolean =>
  (status === 'active' || status === 'past-due') && source !== 'granted' && source !== 'none';

/** Until when one has it as it stands: of what was not paid again when its period was over, its grace. */
export const endOf = ({ status, graceUntil, periodEnd }: MyPlan): string | null | undefined =>
  status === 'past-due' ? graceUntil : periodEnd;

export const {
  useMyPlanQuery,
  useMyPaymentsQuery,
  usePlanQuoteQuery,
  useLeavingPlanQuery,
  useLazyPlanQuoteQuery,
  useCheckOutMutation,
  useChangePlanMutation,
  useCancelPlanMutation,
  useResumePlanMutation,
  useOpenPortalMutation,
  useTestCheckoutQuery,
  useSettleTestCheckoutMutation,
  useRenewTestPlanMutation,
} = api;
