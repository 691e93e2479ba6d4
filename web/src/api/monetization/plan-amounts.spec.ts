import { describe, expect, it } from '@jest/globals';
import { FEATURES } from '#contract/monetization/plans';
import { PLAN_TIERS } from '#contract/people';
import { amountOf, COMPARED, NOT_YET } from './plan-amounts';

describe('what the plans are compared by', () => {
  it('is all that the matrix knows, but for what is not there yet', () => {
    expect([...COMPARED, ...NOT_YET].toSorted()).toEqual([...FEATURES].toSorted());
  });

  it.each([
    ['offer-bots', ['none', 'up-to 5', 'unlimited']],
    ['bot-rules', ['no', 'no', 'yes']],
    ['voice-to-listing', ['no', 'yes', 'yes']],
    ['order-tracking', ['up-to 3', 'unlimited', 'unlimited']],
    ['favorites', ['up-to 5', 'unlimited', 'unlimited']],
    ['reports', ['a-week 3', 'unlimited', 'unlimited']],
    ['boost-credits', ['none', 'a-month 2', 'a-month 5']],
    ['premium-themes', ['some 2', 'all 5', 'all 5']],
    ['listings', ['unlimited', 'unlimited', 'unlimited']],
  ] as const)('%s: %j', (feature, expected) => {
    const amounts = PLAN_TIERS.map((tier) => amountOf(feature, tier));
    expect(amounts.map(({ word, count }) => (count === undefined ? word : `${word} ${count}`))).toEqual(
      expected,
    );
  });
});
