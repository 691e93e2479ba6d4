import { describe, expect, it } from '@jest/globals';
import { addressOf, readFilters } from './browse-address';

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
      near: 476794350,
      within: 5,
    } as const;
    const address = addressOf(filters);
    expect(address).toMatch(/^\/listings\?/);
    expect(read(address.slice('/listings'.length))).toEqual(filters);
  });

  it('is plain without filters', () => {
    expect(addressOf({ q: '', category: undefined })).toBe('/listings');
  });

  it('ignores what means nothing', () => {
    expect(
      read('category=dragons&condition=shiny&minPrice=cheap&maxPrice=-1&minPrice=1.234&sort=random&page=7'),
    ).toEqual({});
  });

  it.each(['near=x&within=5&sort=nearest', 'near=648036000&within=5', 'near=1.5&sort=nearest', 'within=5'])(
    'knows no distance without a place: %s',
    (search) => {
      expect(read(search)).toEqual({});
      expect(read(`near=1&within=2&q=lamp`)).toEqual({ near: 1, q: 'lamp' });
    },
  );

  it('applies no range that crosses itself', () => {
    expect(read('minPrice=50&maxPrice=10&q=lamp')).toEqual({ q: 'lamp' });
    expect(read('minPrice=10&maxPrice=10')).toEqual({ minPrice: 10, maxPrice: 10 });
  });

  it('cuts a search to what the server takes', () => {
    expect(read(`q=${'a'.repeat(150)}`).q).toHaveLength(100);
  });
});
