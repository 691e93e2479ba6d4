import { type MyPlan, useMyPlanQuery } from '../../../api/monetization/my-plan';
import { useSession } from '../../../app/session/use-session';

/** The plan of the member who is here; null for guests and visitors, undefined until it is known. */
export function useOwnPlan(): MyPlan | null | undefined {
  const { status } = useSession();
  const { data } = useMyPlanQuery(undefined, { skip: status !== 'member' });
  if (status === 'unknown') return undefined;
  return status === 'member' ? data : null;
}
