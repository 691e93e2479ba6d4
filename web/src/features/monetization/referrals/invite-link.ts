import { INVITED_BY } from '#contract/monetization/referrals';

/** The origin plus `?ref={code}` (spec 2, section 9). */
export const inviteLink = (code: string): string => `${location.origin}/?${INVITED_BY}=${code}`;
