import { describe, expect, it } from '@jest/globals';
import { badgesOf, type Trust } from './badges.js';
import { campusesIn } from './campuses.js';
import { missingOf } from './missing-badges.js';

const DAY = '2026-11-01T12:00:00.000Z';
const LATER = '2026-11-05T12:00:00.000Z';
const CAMPUSES = campusesIn('wrenfield.edu=Wrenfield University');
const NOTHING: Trust = {
  email: null,
  rating: null,
  trustedSince: null,
  phoneConfirmedAt: null,
  emailConfirmedAt: null,
  emailChangedAt: null,
};
const STUDENT = { ...NOTHING, email: 'ada@wrenfield.edu', emailConfirmedAt: DAY };

describe('Badges', () => {
  it('are none for who has shown nothing', () => {
    expect(badgesOf(NOTHING, CAMPUSES)).toEqual([]);
    expect(badgesOf({ ...STUDENT, emailConfirmedAt: null }, CAMPUSES)).toEqual([]);
  });

  it('are earned one by one, each with the day on which it was', () => {
    expect(badgesOf({ ...NOTHING, rating: 4.5, trustedSince: DAY }, [])).toEqual([
      { badge: 'trusted-seller', earnedAt: DAY },
    ]);
    expect(badgesOf({ ...NOTHING, rating: 4.4 }, [])).toEqual([]);
    expect(badgesOf({ ...NOTHING, phoneConfirmedAt: DAY }, [])).toEqual([
      { badge: 'verified-phone', earnedAt: DAY },
    ]);
    expect(badgesOf({ ...NOTHING, emailConfirmedAt: new Date(DAY) }, [])).toEqual([
      { badge: 'verified-email', earnedAt: DAY },
    ]);
  });

  it('of a campus name it, and are as old as the address', () => {
    expect(badgesOf(STUDENT, CAMPUSES).at(-1)).toEqual({
      badge: 'campus',
      earnedAt: DAY,
      campus: 'Wrenfield University',
    });
    expect(badgesOf({ ...STUDENT, emailChangedAt: LATER }, CAMPUSES).at(-1)?.earnedAt).toBe(LATER);
    expect(badgesOf(STUDENT, [])).toHaveLength(1);
  });
});

describe('What is missing for a badge', () => {
  const MEMBER = { ...NOTHING, kind: 'member', phone: null, totalRatings: 0 } as const;
  const missing = (known: object, campuses = CAMPUSES, codes = true) =>
    Object.fromEntries(
      missingOf({ ...MEMBER, ...known }, campuses, codes).map(({ badge, reason }) => [badge, reason]),
    );

  it('is told for each that was not earned', () => {
    expect(missing({})).toEqual({
      'trusted-seller': 'no-reviews',
      'verified-phone': 'no-phone',
      'verified-email': 'email-unconfirmed',
      campus: 'no-campus-address',
    });
    expect(missing({ phone: '+14135550142', rating: 4.4, totalRatings: 3 })).toMatchObject({
      'trusted-seller': 'rating-too-low',
      'verified-phone': 'phone-unconfirmed',
    });
    expect(missing({ ...STUDENT, rating: 5, phoneConfirmedAt: DAY })).toEqual({});
  });

  it('is nothing about a campus where none is listed, and said plainly where no code can be sent', () => {
    expect(missing({ emailConfirmedAt: DAY }, [])).not.toHaveProperty('campus');
    expect(missing({ phone: '+14135550142' }, [], false)['verified-phone']).toBe('phone-impossible');
  });

  it('is, of a guest, that they are one', () => {
    expect(missing({ kind: 'guest' })).toEqual({
      'trusted-seller': 'no-reviews',
      'verified-phone': 'guest',
      'verified-email': 'guest',
      campus: 'guest',
    });
  });
});
