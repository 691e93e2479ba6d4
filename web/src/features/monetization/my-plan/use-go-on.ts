import type { PaidTier } from '#contract/monetization/prices';
import { type MyPlan, useChangePlanMutation, useResumePlanMutation } from '../../../api/monetization/my-plan';

/** Takes back what was to follow a plan: that it ends, or that it becomes another one. Answers whether it was. */
export function useGoOn(own: MyPlan): { goOn: () => Promise<boolean>; busy: boolean } {
  const [resume, resuming] = useResumePlanMutation();
  const [change, changing] = useChangePlanMutation();
  const goOn = async () => {
    const { tier, cycle } = own;
    const { data } =
      own.cancelsAtPeriodEnd || tier === 'free' || !cycle
        ? await resume()
        : await change({ planBody: { tier: tier satisfies PaidTier, cycle } });
    return data !== undefined;
  };
  return { goOn, busy: resuming.isLoading || changing.isLoading };
}
