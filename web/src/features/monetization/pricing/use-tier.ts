import type { PlanTier } from '#contract/people';
import { useSession } from '../../../app/session/use-session';

/** The plan of the one who is signed in, as its entitlements show; null for visitors. */
export function useTier(): PlanTier | null {
  const { profile } = useSession();
  if (!profile) return null;
  if (profile.entitlements.includes('advanced-offer-bot')) return 'premium_plus';
  return profile.entitlements.includes('offer-bot') ? 'premium' : 'free';
}
