import { describe, expect, it } from '@jest/globals';
import { badgesOf } from './badges.js';

const NOTHING = { rating: null, hasConfirmedPhone: false, hasConfirmedEmail: false };

describe('Badges', () => {
  it('are none for who has shown nothing', () => {
    expect(badgesOf(NOTHING)).toEqual([]);
  });

  it('are earned one by one', () => {
    expect(badgesOf({ ...NOTHING, rating: 4.5 })).toEqual(['trusted-seller']);
    expect(badgesOf({ ...NOTHING, rating: 4.4 })).toEqual([]);
    expect(badgesOf({ ...NOTHING, hasConfirmedPhone: true })).toEqual(['verified-phone']);
    expect(badgesOf({ ...NOTHING, hasConfirmedEmail: true })).toEqual(['verified-email']);
  });
});
