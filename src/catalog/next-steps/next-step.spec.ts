import { describe, expect, it } from '@jest/globals';
import { NEXT_STEPS } from '#contract/selling/next-steps';
import { bySteps, loweredCents, type NextStep, nextStepFor, type StepFacts } from './next-step.js';

/** For sale, looked at, nothing wrong with it. */
const WELL: StepFacts = {
  status: 'active',
  priceCents: 5500,
  photos: 3,
  views: 20,
  favorites: 1,
  contacts: 1,
  listedDays: 5,
  unchangedDays: 5,
  unseenDays: 0,
};
const step = (kind: NextStep['kind'], because: number, toCents: number | null = null) => ({
  kind,
  because,
  toCents,
});

describe('The next best step', () => {
  it.each<[string, Partial<StepFacts>, NextStep | null]>([
    ['nothing for a listing that does well', {}, null],
    ['nothing for what is sold', { status: 'sold', unchangedDays: 99, photos: 0 }, null],
    ['nothing for what is removed', { status: 'removed', unchangedDays: 99, photos: 0 }, null],

    ['settling what is pending for a week', { status: 'pending', unchangedDays: 7 }, step('settle', 7)],
    ['patience before', { status: 'pending', unchangedDays: 6, photos: 0 }, null],

    [
      'a lower price when many saved it and nobody asked',
      { favorites: 14, contacts: 0 },
      step('lower-price', 14, 4900),
    ],
    ['not when somebody asked', { favorites: 14 }, null],
    ['not when few saved it', { favorites: 4, contacts: 0 }, null],
    ['not right after a change', { favorites: 14, contacts: 0, unchangedDays: 2 }, null],
    ['not when it is free', { favorites: 14, contacts: 0, priceCents: 0 }, null],
    ['not when it costs next to nothing', { favorites: 14, contacts: 0, priceCents: 100 }, null],
    ['rather than more photos', { favorites: 5, contacts: 0, photos: 1 }, step('lower-price', 5, 4900)],

    ['a first photo, always', { photos: 0 }, step('add-photos', 0)],
    [
      'more photos when many looked and nobody asked',
      { photos: 1, contacts: 0, views: 10 },
      step('add-photos', 1),
    ],
    ['not when few looked', { photos: 1, contacts: 0, views: 9 }, null],
    ['not when somebody asked', { photos: 1 }, null],

    ['renewing after a month', { listedDays: 30 }, step('renew', 30)],
    ['not before', { listedDays: 29 }, null],
    ['renewing before a second photo', { listedDays: 31, photos: 1, contacts: 0 }, step('renew', 31)],

    ['a lower price when nobody looks', { unseenDays: 9, unchangedDays: 9 }, step('lower-unseen', 9, 4900)],
    ['not while somebody looks', { unseenDays: 8, unchangedDays: 9 }, null],
    ['not when it is free', { unseenDays: 9, unchangedDays: 9, priceCents: 0 }, null],
    [
      'a better photo first when there is one',
      { unseenDays: 9, unchangedDays: 9, photos: 1, contacts: 0, views: 0 },
      step('add-photos', 1),
    ],
  ])('is %s', (_, facts, expected) => {
    expect(nextStepFor({ ...WELL, ...facts })).toEqual(expected);
  });

  it.each([
    [0, null],
    [100, null],
    [150, 100],
    [1800, 1600],
    [5500, 4900],
    [11_000, 9900],
    [18_500, 16_500],
    [90_000, 81_000],
    [590_000, 530_000],
    [99_999_999, 89_995_000],
  ])('about a price of %p cents names %p', (cents, lowered) => {
    expect(loweredCents(cents)).toBe(lowered);
  });

  it('goes first whose kind is named first, then behind which more stands, or that has fewer photos', () => {
    const steps = [
      step('renew', 40),
      step('add-photos', 1),
      step('add-photos', 0),
      step('lower-price', 5, 1),
      step('lower-price', 9, 1),
      step('settle', 8),
    ];
    expect(steps.toSorted(bySteps(NEXT_STEPS)).map(({ because }) => because)).toEqual([8, 9, 5, 0, 1, 40]);
  });
});
