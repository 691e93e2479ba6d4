import { describe, expect, it } from '@jest/globals';
import type { NavPlace } from '../feature';
import { features } from '../features';

const entriesIn = (place: NavPlace) =>
  features
    .flatMap(({ nav = [] }) => nav)
    .filter(({ places }) => places.includes(place))
    .toSorted((one, other) => one.order - other.order);
/** The pages of the dashboard, and the ways from it. */
const inDashboard = () => [
  ...features.flatMap(({ dashboardTabs = [] }) => dashboardTabs),
  ...entriesIn('dashboard'),
];
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

  it('stands in the dashboard in the order of the spec (2, section 2), with what it does not name between', () => {
    const labels = inDashboard()
      .toSorted((one, other) => one.order - other.order)
      .map(({ label }) => label.split('.').at(-1));
    const named = [
      'overview',
      'listings',
      'market-value',
      'subscriptions',
      'boost-listings',
      'meetups',
      'orders',
    ];
    expect(labels.slice(0, 8)).toEqual([...named, 'messages']);
    expect(labels.slice(-2)).toEqual(['reviews', 'settings']);
  });

  it('stands in the dashboard at a place of its own', () => {
    const orders = inDashboard().map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
  });
});
