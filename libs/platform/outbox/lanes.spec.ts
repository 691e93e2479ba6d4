import { describe, expect, it } from '@jest/globals';
import { CALL_LIMITS, LANES, waitAfter } from './lanes.js';

const HOUR = 3600;

/** Seconds from the first try to the last. */
const patience = (lane: keyof typeof LANES) => {
  const rules = LANES[lane];
  return Array.from({ length: rules.attempts - 1 }, (_, n) => waitAfter(n + 1, rules)).reduce(
    (a, b) => a + b,
  );
};

describe('the lanes', () => {
  it('wait longer after each failure, up to a limit', () => {
    const waits = [1, 2, 3, 4, 9, 10, 400].map((attempt) => waitAfter(attempt, LANES.inside));
    expect(waits).toEqual([1, 2, 4, 8, 256, 300, 300]);
  });

  it('give up after an hour inside, after three days outside, and after two hours of what takes long', () => {
    expect(patience('inside') / HOUR).toBeCloseTo(1, 0);
    expect(patience('outside') / HOUR).toBeCloseTo(72, 0);
    expect(patience('long') / HOUR).toBeCloseTo(2, 0);
  });

  it('let nobody take over what may still be under way', () => {
    for (const lane of ['outside', 'long'] as const)
      expect(LANES[lane].lease * 1000).toBeGreaterThan(CALL_LIMITS[lane]);
  });
});
