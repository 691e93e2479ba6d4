import { addedBy } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import type { SessionProfile } from '../../api/session-token';

/** A member for tests. */
export const aProfile = (wanted: Partial<SessionProfile> = {}): SessionProfile => ({
  id: '01930000-0000-7000-8000-000000000001',
  kind: 'member',
  name: 'Mara',
  avatar: null,
  role: 'user',
  theme: 'light',
  language: 'en',
  onboardingCompleted: true,
  tier: 'free',
  entitlements: [],
  planVerified: true,
  ...wanted,
});

/** For tests: of a profile, what belongs to its plan. */
export const onPlan = (tier: PlanTier) => ({ tier, entitlements: addedBy(tier) });
