import type { Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';

/** Of one person, now. */
export interface Allowance {
  allowed: boolean;
  tier: PlanTier;
  /** False when nobody could say what was bought: what is refused then may be theirs. */
  verified: boolean;
}

/** What people's plans allow, as the guard asks for it. Who knows people provides it. */
export abstract class PlanAllowances {
  abstract of(personId: string, feature: Feature): Promise<Allowance>;
}
