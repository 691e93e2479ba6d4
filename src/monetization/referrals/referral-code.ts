import { randomInt } from 'node:crypto';
import { REFERRAL_CODE } from '#contract/monetization/referrals';

export const newReferralCode = (): string =>
  Array.from({ length: REFERRAL_CODE.length }, () =>
    REFERRAL_CODE.alphabet.charAt(randomInt(REFERRAL_CODE.alphabet.length)),
  ).join('');
