import { describe, expect, it } from '@jest/globals';
import type { Comparable } from './comparables.dto.js';
import { nearest } from './nearest.js';

const item = (title: string, price: number, at = '2026-01-01T00:00:00Z'): Comparable => ({
  id: title,
  title,
  price,
  condition: 'good',
  image: null,
  kind: 'asking',
  at,
});
const titles = (found: Comparable[]) =>
  nearest('Electric guitar, teal', found).items.map(({ title }) => title);

describe('What is nearest to a listing', () => {
  it('has most of its words, and is the latest of those', () => {
    expect(
      titles([
        item('Acoustic guitar', 90),
        item('Guitar', 80, '2026-02-01T00:00:00Z'),
        item('Electric guitar', 200),
      ]),
    ).toEqual(['Electric guitar', 'Guitar', 'Acoustic guitar']);
  });

  it('is no more than twelve', () => {
    expect(titles(Array.from({ length: 20 }, (_, n) => item(`Guitar ${n}`, n)))).toHaveLength(12);
  });

  it.each([
    [[10, 30, 20], 20],
    [[10, 20, 30, 41], 25],
    [[10.5, 20.25, 20.26, 99], 20.26],
    [[10, 20], null],
    [[], null],
  ])('costs, of %j, %p', (prices, median) => {
    expect(
      nearest(
        'Guitar',
        prices.map((price, n) => item(`Guitar ${n}`, price)),
      ).median,
    ).toBe(median);
  });
});
