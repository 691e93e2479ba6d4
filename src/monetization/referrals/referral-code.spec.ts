import { describe, expect, it } from '@jest/globals';
import { referralCodeOf } from '#contract/monetization/referrals';
import { newReferralCode } from './referral-code.js';

describe('A new referral code', () => {
  const made = Array.from({ length: 2000 }, newReferralCode);

  it('is one that is read back, and another one each time', () => {
    expect(made.map(referralCodeOf)).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });
});
