import { describe, expect, it } from '@jest/globals';
import { aPlan } from '../../../../api/monetization/a-plan';
import { stateOf } from './state-of';

describe('the state of a plan', () => {
  it.each([
    ['none', { source: 'none', status: 'none', tier: 'free' }],
    ['granted', { source: 'granted' }],
    ['active', {}],
    ['leaving', { cancelsAtPeriodEnd: true }],
    ['moving', { nextTier: 'premium' }],
    ['moving', { nextCycle: 'monthly' }],
    ['past-due', { status: 'past-due' }],
    ['leaving', { status: 'past-due', cancelsAtPeriodEnd: true }],
    ['cancelled', { status: 'cancelled', tier: 'free' }],
    ['expired', { status: 'expired', tier: 'free' }],
  ] as const)('is %s: %j', (state, changes) => {
    expect(stateOf(aPlan(changes))).toBe(state);
  });
});
