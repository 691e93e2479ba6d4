import { identityApi, type SessionProfile } from '../../api/identity/identity.gen';
import { planChanged } from '../../api/monetization/plan-changed';
import { watchEvents } from '../../api/watch-events';
import { adoptProfilePreferences } from '../preferences';
import type { AppStore } from '../store';
import { profileChanged, selectSession } from './session.slice';

type Plan = Pick<SessionProfile, 'tier' | 'entitlements' | 'planVerified'>;

/** What the plan allows is shown as it is from now on, in every tab, without a new sign-in. */
export function followPlan(store: AppStore): () => void {
  const profile = () => selectSession(store.getState()).profile;
  const show = ({ tier, entitlements, planVerified }: Plan) => {
    store.dispatch(profileChanged({ tier, entitlements, planVerified }));
    adoptProfilePreferences(profile());
    store.dispatch(planChanged());
  };
  const readAgain = async () => {
    if (!profile()) return;
    const { readOwnProfile } = identityApi.endpoints;
    const { data } = await store.dispatch(
      readOwnProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data && data.id === profile()?.id) show(data);
  };
  let stood = false;
  return watchEvents(
    { 'identity.entitlements': ({ verified, ...plan }) => show({ ...plan, planVerified: verified }) },
    {
      now: false,
      // The session has just been answered when the connection is first made; after a break it may be another plan.
      connected: () => {
        if (stood) void readAgain();
        stood = true;
      },
    },
  );
}
