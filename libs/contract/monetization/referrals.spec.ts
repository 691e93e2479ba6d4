import { describe, expect, it } from '@jest/globals';
import { badgeFor, nextBadge, referralCodeOf } from './referrals.js';

describe('Badges of who invites', () => {
  it.each([
    [0, null, 'bronze'],
    [2, null, 'bronze'],
    [3, 'bronze', 'silver'],
    [4, 'bronze', 'silver'],
    [5, 'silver', 'gold'],
    [9, 'silver', 'gold'],
    [10, 'gold', null],
    [250, 'gold', null],
  ])('%i friends: %s, then %s', (friends, badge, next) => {
    expect([badgeFor(friends), nextBadge(friends)]).toEqual([badge, next]);
  });
});

describe('A referral code', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    [' abcd2345 ', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD2340', null],
    ['', null],
  ])('%j is %j', (text, code) => {
    expect(referralCodeOf(text)).toBe(code);
  });
});
