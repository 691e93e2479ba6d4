import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '#contract/listings';
import { readPrefill } from './prefill';

const read = (search: string) => readPrefill(new URLSearchParams(search));

describe('the prefill in the address', () => {
  it('is read with names as people write them', () => {
    expect(
      read('prefilled=true&title=Desk lamp&price=12.5&condition=Like New&category=Home %26 Garden'),
    ).toEqual({
      title: 'Desk lamp',
      price: '12.50',
      condition: 'like-new',
      category: 'home-garden',
    });
  });

  it.each(CATEGORIES)('may be of the category %s', (category) => {
    expect(read(`prefilled=true&category=${category}`)?.category).toBe(category);
  });

  it('needs to say so, and to have something', () => {
    expect(read('title=Desk lamp')).toBeNull();
    expect(read('prefilled=true')).toBeNull();
    expect(read('prefilled=true&price=cheap&category=dragons')).toBeNull();
  });
});
