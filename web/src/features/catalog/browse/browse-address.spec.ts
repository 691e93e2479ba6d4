import { describe, expect, it } from '@jest/globals';
import { addressOf, priceIn, readFilters } from './browse-address';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the address of the browse page', () => {
  it('carries every filter there and back', () => {
    const filters = {
      q: 'desk & chair',
      category: 'home-garden',
      condition: 'like-new',
      minPrice: 5,
      maxPrice: 99.5,
      sort: 'price-asc',
    } as const;
    const address = addressOf(filters);
    expect(address).toMatch(/^\/listings\?/);
    expect(read(address.slice('/listings'.length))).toEqual(filters);
  });

  it('is plain without filters', () => {
    expect(addressOf({ q: '', category: undefined })).toBe('/listings');
  });

  it('ignores what means nothing', () => {
    expect(read('category=dragons&condition=shiny&minPrice=cheap&maxPrice=-1&sort=random&page=7')).toEqual(
      {},
    );
  });

  it('cuts a search to what the server takes', () => {
    expect(read(`q=${'a'.repeat(150)}`).q).toHaveLength(100);
  });
});

describe('a typed price', () => {
  it.each([
    ['12', 12],
    [' 12.50 ', 12.5],
    ['12,50', 12.5],
    ['0', 0],
  ])('reads %j', (typed, price) => {
    expect(priceIn(typed)).toBe(price);
  });

  it.each(['', ' ', 'abc', '-1', '1.234', '1000000', 'Infinity'])('takes %j for none', (typed) => {
    expect(priceIn(typed)).toBeUndefined();
  });
});
