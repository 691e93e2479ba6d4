import { useEntitlement } from '../../../app/plans/use-entitlement';

/** Whether what premium plus adds to a bot's settings may be set. All of it is of one plan, and stands in one part. */
export function useAbilities(): boolean {
  const abilities = [
    useEntitlement('bot-rules'),
    useEntitlement('bot-keywords'),
    useEntitlement('bot-behavior-triggers'),
    useEntitlement('bot-time-pricing'),
    useEntitlement('bot-tuned-counters'),
  ];
  return abilities.every(({ granted }) => granted);
}
