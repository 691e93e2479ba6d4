import { PLAN_TIERS, type PlanTier } from '../people.js';

const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * What each plan allows (spec 2, section 6; spec 1, section 6; decisions: Money): yes or no, or how many. Every gate of
 * both sides reads this table and nothing else. The columns are `PLAN_TIERS`.
 */
export const PLANS = {
  /** Active at a time; 999 reads as unlimited. */
  'offer-bots': [0, 5, 999],
  'bot-rules': [false, false, true],
  'bot-tuned-counters': [false, false, true],
  'bot-behavior-triggers': [false, false, true],
  'bot-time-pricing': [false, false, true],
  'bot-keywords': [false, false, true],
  'bot-preview': [false, false, true],
  'voice-to-listing': [false, true, true],
  'ai-tools': [false, true, true],
  'ai-insights': [false, false, true],
  /** Open orders that are shown. */
  'order-tracking': [3, UNLIMITED, UNLIMITED],
  favorites: [5, UNLIMITED, UNLIMITED],
  /** Listings reported within seven days. */
  reports: [3, UNLIMITED, UNLIMITED],
  /** Live rooms made within a week. */
  rooms: [1, UNLIMITED, UNLIMITED],
  /** Also for whose e-mail says so (spec 1, section 6). */
  'premium-themes': [false, true, true],
  listings: [UNLIMITED, UNLIMITED, UNLIMITED],
  /** A month. */
  'boost-credits': [0, 2, 5],
} as const satisfies Record<string, readonly (number | boolean)[]>;

export type Feature = keyof typeof PLANS;
export const FEATURES = Object.keys(PLANS) as Feature[];

/** Features a plan has a number of. */
export type CountedFeature = {
  [F in Feature]: (typeof PLANS)[F][number] extends number ? F : never;
}[Feature];

/** Yes or no, or how many; `Infinity` for unlimited, which JSON does not know (see `limitOf`). */
export const allowanceOf = (tier: PlanTier, feature: Feature): number | boolean =>
  PLANS[feature][PLAN_TIERS.indexOf(tier)] ?? false;

/** Whether a plan has anything of a feature. */
export const isIncluded = (tier: PlanTier, feature: Feature): boolean =>
  Number(allowanceOf(tier, feature)) > 0;

/** How many a plan allows, as it goes over the wire: null for unlimited. */
export function limitOf(tier: PlanTier, feature: CountedFeature): number | null {
  const allowed = Number(allowanceOf(tier, feature));
  return allowed === UNLIMITED ? null : allowed;
}

/** The smallest plan that has more of a feature than `than`; `than` itself where none has. */
export const tierNeededFor = (feature: Feature, than: PlanTier = 'free'): PlanTier =>
  PLAN_TIERS.find((tier) => Number(allowanceOf(tier, feature)) > Number(allowanceOf(than, feature))) ?? than;

/** What a plan has that the free one has not, or less of. */
export const addedBy = (plan: PlanTier): Feature[] =>
  FEATURES.filter((feature) => Number(allowanceOf(plan, feature)) > Number(allowanceOf('free', feature)));
