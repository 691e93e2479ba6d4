import { describe, expect, it } from '@jest/globals';
import type { NavPlace } from '../feature';
import { features } from '../features';

const entriesIn = (place: NavPlace) =>
  features
    .flatMap(({ nav = [] }) => nav)
    .filter(({ places }) => places.includes(place))
    .toSorted((one, other) => one.order - other.order);
const labelsIn = (place: NavPlace) => entriesIn(place).map(({ label }) => label);

describe('what features offer', () => {
  it('is on a phone called Home, Explore and Messages, beside Sell and one’s account', () => {
    expect(labelsIn('bottom')).toEqual(['nav.home', 'nav.explore', 'nav.messages']);
    expect(labelsIn('top')).not.toContain('nav.explore');
  });

  it('leads visitors from the foot of every page to what they may use before they sign in', () => {
    const open = entriesIn('quick-links').filter(({ access = 'anyone' }) => access === 'anyone');
    expect(open.map(({ to }) => to)).toEqual([
      '/listings',
      '/featured-boost',
      '/referral',
      '/pricing',
      '/about',
    ]);
  });
});
