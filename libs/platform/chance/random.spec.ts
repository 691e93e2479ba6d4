import { describe, expect, it } from '@jest/globals';
import { randomFrom } from './random.js';

const drawn = (seed: string) => {
  const random = randomFrom(seed);
  return Array.from({ length: 5 }, () => random.next());
};

describe('randomFrom', () => {
  it('repeats itself for the same seed and not for another', () => {
    expect(drawn('chair')).toEqual(drawn('chair'));
    expect(drawn('chair')).not.toEqual(drawn('table'));
  });

  it('stays from 0 up to, not including, 1', () => {
    const random = randomFrom('range');
    for (let i = 0; i < 1000; i += 1) {
      const value = random.next();
      expect(value >= 0 && value < 1).toBe(true);
    }
  });

  it('shuffles without losing anything', () => {
    expect(
      randomFrom('cards')
        .shuffle([1, 2, 3, 4, 5])
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('picks only from the choices', () => {
    const random = randomFrom('pick');
    for (let i = 0; i < 50; i += 1) expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  });
});
