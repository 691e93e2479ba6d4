import { allowanceOf, type CountedFeature, type Feature, limitOf } from '#contract/monetization/plans';
import { type PlanTier, PREMIUM_THEMES, THEMES } from '#contract/people';

/** What the table compares, in its order. */
export const COMPARED = [
  'listings',
  'offer-bots',
  'bot-rules',
  'bot-keywords',
  'bot-behavior-triggers',
  'bot-time-pricing',
  'bot-tuned-counters',
  'bot-preview',
  'voice-to-listing',
  'ai-insights',
  'order-tracking',
  'favorites',
  'boost-credits',
  'reports',
  'premium-themes',
] as const satisfies readonly Feature[];
export type Compared = (typeof COMPARED)[number];

/** In the matrix, and not there to be used yet: nobody is promised it. */
export const NOT_YET: readonly Feature[] = ['ai-tools', 'rooms'];

/** How much of something: a word of `plan-terms:amounts`, around a number where it has one. */
export type Amount = {
  word: 'yes' | 'no' | 'none' | 'unlimited' | 'up-to' | 'a-week' | 'a-month' | 'all' | 'some';
  count?: number;
};

const AROUND = { reports: 'a-week', 'boost-credits': 'a-month' } as const;
/** Reads as unlimited (spec 2, section 6). */
const MANY = 999;

export function amountOf(feature: Compared, tier: PlanTier): Amount {
  const allowed = allowanceOf(tier, feature);
  if (feature === 'premium-themes')
    return allowed === true
      ? { word: 'all', count: THEMES.length }
      : { word: 'some', count: THEMES.length - PREMIUM_THEMES.length };
  if (typeof allowed === 'boolean') return { word: allowed ? 'yes' : 'no' };
  const limit = limitOf(tier, feature as CountedFeature);
  if (limit === null || limit >= MANY) return { word: 'unlimited' };
  if (limit === 0) return { word: 'none' };
  return { word: feature in AROUND ? AROUND[feature as keyof typeof AROUND] : 'up-to', count: limit };
}

export const isLacking = ({ word }: Amount): boolean => word === 'no' || word === 'none';
