import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { cleared, isTimeToClear } from './clear-heap.js';

const MEGABYTE = 1024 * 1024;

describe('Clearing the heap', () => {
  it.each(['quick', 'thorough'] as const)(
    'gives back what nobody holds, and nothing else: %s',
    async (how) => {
      const held = { kept: true };
      const left = new WeakRef({ kept: false });
      const holding = new WeakRef(held);
      await turn();
      expect(cleared(how)).toBeGreaterThan(0);
      expect([left.deref(), holding.deref()]).toEqual([undefined, held]);
    },
  );

  it.each([
    ['after a load', 0.01, 60, true],
    ['amid one', 0.3, 60, false],
    ['when there is little to give back', 0.01, 10, false],
  ])('%s: busy for %d of the time, grown by %d MB', (_, busy, grown, worth) => {
    expect(isTimeToClear(busy, grown * MEGABYTE)).toBe(worth);
  });
});
