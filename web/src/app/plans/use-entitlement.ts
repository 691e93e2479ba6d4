import { type Feature, isIncluded, tierNeededFor } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { useSession } from '../session/use-session';

export type Entitlement = {
  /** Whether there is any of it for whoever is here; the server decides it anew at every use. */
  granted: boolean;
  /** The smallest plan that has more of it. */
  needed: PlanTier;
  /** False while the server cannot say what was bought: then it may be theirs all the same. */
  verified: boolean;
};

/** What the plan of whoever is here says of a feature. Follows a change of the plan by itself. */
export function useEntitlement(feature: Feature): Entitlement {
  const { profile } = useSession();
  const tier = profile?.tier ?? 'free';
  return {
    granted: isIncluded(tier, feature) || (profile?.entitlements.includes(feature) ?? false),
    needed: tierNeededFor(feature, tier),
    verified: profile?.planVerified ?? true,
  };
}

/** The plan of whoever is signed in; null for visitors. */
export const usePlanTier = (): PlanTier | null => useSession().profile?.tier ?? null;
