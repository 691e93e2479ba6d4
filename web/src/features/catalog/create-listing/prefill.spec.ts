import { describe, expect, it } from '@jest/globals';
import { readPrefill } from './prefill';

const read = (search: string) => readPrefill(new URLSearchParams(search));

describe('the prefill in the address', () => {
  it('is read with names as people write them', () => {
    expect(
      read('prefilled=true&title=Desk lamp&price=12.5&condition=Like New&category=Home %26 Garden'),
    ).toEqual({
      title: 'Desk lamp',
      price: 12.5,
      condition: 'like-new',
      category: 'home-garden',
    });
  });

  it('needs to say so, and to have something', () => {
    expect(read('title=Desk lamp')).toBeNull();
    expect(read('prefilled=true')).toBeNull();
    expect(read('prefilled=true&price=cheap&category=dragons')).toBeNull();
  });
});
