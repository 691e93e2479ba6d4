import { describe, expect, it } from '@jest/globals';
import { PLAN_TIERS } from '../people.js';
import {
  addedBy,
  allowanceOf,
  type CountedFeature,
  FEATURES,
  type Feature,
  isIncluded,
  limitOf,
  PLANS,
  tierNeededFor,
} from './plans.js';

const ALL = Number.POSITIVE_INFINITY;

describe('The plans', () => {
  it.each<[Feature, number | boolean, number | boolean, number | boolean]>([
    ['offer-bots', 0, 5, 999],
    ['bot-rules', false, false, true],
    ['bot-tuned-counters', false, false, true],
    ['bot-behavior-triggers', false, false, true],
    ['bot-time-pricing', false, false, true],
    ['bot-keywords', false, false, true],
    ['bot-preview', false, false, true],
    ['voice-to-listing', false, true, true],
    ['ai-tools', false, true, true],
    ['ai-insights', false, false, true],
    ['order-tracking', 3, ALL, ALL],
    ['favorites', 5, ALL, ALL],
    ['reports', 3, ALL, ALL],
    ['rooms', 1, ALL, ALL],
    ['premium-themes', false, true, true],
    ['listings', ALL, ALL, ALL],
    ['boost-credits', 0, 2, 5],
  ])('allow of %s: free %p, premium %p, premium plus %p', (feature, ...allowed) => {
    expect(PLAN_TIERS.map((tier) => allowanceOf(tier, feature))).toEqual(allowed);
  });

  it('have a column for each tier, and never less in a larger one', () => {
    for (const [feature, allowed] of Object.entries(PLANS)) {
      expect([feature, allowed.length]).toEqual([feature, PLAN_TIERS.length]);
      expect(allowed.map(Number)).toEqual(allowed.map(Number).toSorted((a, b) => a - b));
    }
  });

  it.each<[Feature, string, string]>([
    ['offer-bots', 'premium', 'premium_plus'],
    ['bot-keywords', 'premium_plus', 'premium_plus'],
    ['favorites', 'premium', 'premium'],
    ['listings', 'free', 'premium'],
    ['boost-credits', 'premium', 'premium_plus'],
  ])(
    'need for more of %s than the free plan has %s, and for more than premium has %s',
    (feature, more, most) => {
      expect(tierNeededFor(feature)).toBe(more);
      expect(tierNeededFor(feature, 'premium')).toBe(most);
    },
  );

  it.each<[CountedFeature, number | null, number | null]>([
    ['order-tracking', 3, null],
    ['offer-bots', 0, 5],
    ['listings', null, null],
  ])('count %s on the wire: free %p, premium %p', (feature, free, premium) => {
    expect([limitOf('free', feature), limitOf('premium', feature)]).toEqual([free, premium]);
  });

  it('add to the free one what it has not, or less of', () => {
    expect(addedBy('free')).toEqual([]);
    expect(addedBy('premium_plus')).toEqual(FEATURES.filter((feature) => feature !== 'listings'));
    expect(addedBy('premium')).toEqual(
      FEATURES.filter((feature) => feature !== 'listings' && isIncluded('premium', feature)),
    );
  });
});
