import { describe, expect, it } from '@jest/globals';
import { badgesOf } from './badges.js';

const NOTHING = { rating: null, phoneConfirmedAt: null, emailConfirmedAt: null };
const DAY = '2026-11-01T12:00:00.000Z';

describe('Badges', () => {
  it('are none for who has shown nothing', () => {
    expect(badgesOf(NOTHING)).toEqual([]);
  });

  it('are earned one by one, each with the day on which it was', () => {
    expect(badgesOf({ ...NOTHING, rating: 4.5 })).toEqual([{ badge: 'trusted-seller', earnedAt: null }]);
    expect(badgesOf({ ...NOTHING, rating: 4.4 })).toEqual([]);
    expect(badgesOf({ ...NOTHING, phoneConfirmedAt: DAY })).toEqual([
      { badge: 'verified-phone', earnedAt: DAY },
    ]);
    expect(badgesOf({ ...NOTHING, emailConfirmedAt: new Date(DAY) })).toEqual([
      { badge: 'verified-email', earnedAt: DAY },
    ]);
  });
});
