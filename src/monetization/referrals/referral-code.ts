import { REFERRAL_CODE_LENGTH } from '#contract/monetization/referrals';
import { randomCode } from '#platform/auth/random-code';

export const newReferralCode = (): string => randomCode(REFERRAL_CODE_LENGTH);
