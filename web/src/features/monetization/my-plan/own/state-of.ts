import type { MyPlan } from '../../../../api/monetization/my-plan';

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
export function stateOf({ source, status, cancelsAtPeriodEnd, nextTier, nextCycle }: MyPlan): PlanState {
  if (source === 'granted') return 'granted';
  if (status !== 'active') return status;
  if (cancelsAtPeriodEnd) return 'leaving';
  return nextTier || nextCycle ? 'moving' : 'active';
}
