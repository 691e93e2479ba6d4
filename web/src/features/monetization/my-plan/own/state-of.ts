import { isRunning, type MyPlan } from '../../../../api/monetization/my-plan';

export type PlanState =
  | 'none'
  | 'granted'
  | 'active'
  | 'leaving'
  | 'moving'
  | 'past-due'
  | 'cancelled'
  | 'expired';

/** What a plan comes to for whoever has it: one of the states that the page draws. */
export function stateOf(plan: MyPlan): PlanState {
  const { source, status, cancelsAtPeriodEnd, nextTier, nextCycle } = plan;
  if (source === 'granted') return 'granted';
  // Also where a payment is due: it is not to be made any more.
  if (cancelsAtPeriodEnd && isRunning(plan)) return 'leaving';
  if (status !== 'active') return status;
  return nextTier || nextCycle ? 'moving' : 'active';
}
