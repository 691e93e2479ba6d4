import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '#contract/time';
import { type FoundAlike, marketValue } from './market-value.js';

const NOW = new Date('2026-06-01T12:00:00Z');

const found = (count: number, more: Partial<FoundAlike> = {}): FoundAlike[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    title: 'Desk lamp',
    price: 20,
    condition: 'good',
    image: null,
    kind: 'asking',
    at: new Date(NOW.getTime() - 9 * DAY_MS).toISOString(),
    views: 2,
    favorites: 1,
    days: null,
    ...more,
  }));
const asked = { title: 'Desk lamp', category: 'home-garden' as const };

describe('What an item is worth', () => {
  it.each([
    [0, 0],
    [5, 50],
    [8, 62],
    [20, 80],
    [200, 98],
  ])('is the surer the more stand behind it: %i, %i', (count, confidenceScore) => {
    expect(marketValue(asked, found(count), NOW)).toMatchObject({ confidenceScore, isFew: count < 5 });
  });

  it.each([
    [5, 5, 'high'],
    [2, 8, 'medium'],
    [1, 9, 'low'],
    [1, 3, null],
  ])('is wanted by the share that was sold lately: %i of those and %i, %s', (sold, forSale, rating) => {
    const all = [...found(sold, { kind: 'sold', days: 4 }), ...found(forSale)];
    expect(marketValue(asked, all, NOW).demand).toMatchObject({ rating, sold, forSale, views: 2 * forSale });
  });

  it('is not wanted for what was sold long ago', () => {
    const old = found(9, { kind: 'sold', at: new Date(NOW.getTime() - 91 * DAY_MS).toISOString() });
    expect(marketValue(asked, [...old, ...found(5)], NOW).demand).toMatchObject({ rating: 'low', sold: 0 });
  });

  it('is that of its condition where there is enough of it', () => {
    const all = [...found(5, { condition: 'new', price: 50 }), ...found(9)];
    expect(marketValue({ ...asked, condition: 'new' }, all, NOW)).toMatchObject({
      sellPrice: 50,
      isOfCondition: true,
    });
    expect(marketValue({ ...asked, condition: 'poor' }, all, NOW)).toMatchObject({
      isOfCondition: false,
      sellPrice: 20,
    });
  });

  it('is that of its make where there is enough of it', () => {
    const all = [...found(9), ...found(5, { title: 'Anglepoise lamp, red', price: 90 })];
    expect(marketValue({ ...asked, title: 'Anglepoise red' }, all, NOW).sellPrice).toBe(90);
  });

  it('goes by what is sold as soon as three were', () => {
    const all = [...found(9), ...found(3, { kind: 'sold', price: 12, days: 3 })];
    expect(marketValue(asked, all, NOW)).toMatchObject({
      sellPrice: 12,
      fastestPlatforms: [{ platform: 'own', medianDays: 3, sales: 3 }],
    });
    expect(marketValue(asked, all.slice(0, 11), NOW)).toMatchObject({ sellPrice: 20, fastestPlatforms: [] });
  });

  it('says how many days half of the sales took, which of an even number lies between two', () => {
    const all = [2, 4, 10, 30].flatMap((days) => found(1, { kind: 'sold', days }));
    expect(marketValue(asked, all, NOW).fastestPlatforms).toEqual([
      { platform: 'own', medianDays: 7, sales: 4 },
    ]);
  });

  it('may leave a loss', () => {
    expect(marketValue({ ...asked, price: 30 }, found(5), NOW).estimatedProfit).toBe(-10);
    expect(marketValue(asked, found(5), NOW).estimatedProfit).toBeNull();
  });
});
