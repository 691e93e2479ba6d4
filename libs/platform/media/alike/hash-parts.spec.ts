import { describe, expect, it } from '@jest/globals';
import { isTelling, MOST_DIFFERENT, partsNear } from './hash-parts.js';

/** With `count` bits flipped, spread as evenly as they can be. */
const flipped = (hash: bigint, count: number): string =>
  BigInt.asIntN(
    64,
    Array.from({ length: count }, (_, n) => 1n << BigInt((n * 16 + Math.floor(n / 4) * 5) % 64)).reduce(
      (bits, bit) => bits ^ bit,
      hash,
    ),
  ).toString();

describe('The parts of a hash', () => {
  const hash = 0x1234_abcd_00ff_9876n;

  it('find every look-alike, however its bits are spread', () => {
    for (let count = 0; count <= MOST_DIFFERENT; count++) {
      const other = partsNear(flipped(hash, count)).map(([part]) => part);
      const found = partsNear(hash.toString()).some((values, n) => values.includes(other[n] as number));
      expect([count, found]).toEqual([count, true]);
    }
  });

  it('are seventeen values each, of 16 bits, of a negative one too', () => {
    for (const values of partsNear('-81985529216486896')) {
      expect(new Set(values).size).toBe(17);
      expect(values.every((value) => value >= 0 && value <= 0xffff)).toBe(true);
    }
  });

  it.each([
    ['0', false],
    ['-1', false],
    ['255', true],
    ['127', false],
    ['1311768467463790320', true],
  ])('of %s tell anything: %s', (of, telling) => {
    expect(isTelling(of)).toBe(telling);
  });
});
