import { describe, expect, it } from '@jest/globals';
import { inOrder } from './in-order.js';

const order = (names: string, ...pairs: string[]) =>
  inOrder([...names], (one, other) => pairs.includes(one + other)).join('');

describe('An order', () => {
  it('puts whoever must come first there, and leaves the others where they are', () => {
    expect(order('abcd')).toBe('abcd');
    expect(order('abcd', 'da', 'cb')).toBe('cbda');
  });

  it('is none where two wait for each other', () => {
    expect(() => order('abc', 'ab', 'ba')).toThrow('circle');
  });
});
