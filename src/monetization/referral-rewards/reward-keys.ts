/** Under which a side of a referral is granted its credit, once. */
export const rewardKey = (referralId: string, side: 'referrer' | 'friend'): string =>
  `referral:${referralId}:${side}`;
