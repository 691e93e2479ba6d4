import { describe, expect, it } from '@jest/globals';
import { bars, changeOf, firstDays } from './buckets';

describe('the bars of a figure', () => {
  it('hold some days each, the last one what is left', () => {
    expect(bars([1, 2, 3, 4, 5], 1)).toEqual([1, 2, 3, 4, 5]);
    expect(bars([1, 2, 3, 4, 5, 6], 3)).toEqual([6, 15]);
    expect(bars([1, 2, 3, 4], 3)).toEqual([6, 4]);
  });

  it('begin with a day each, across the end of a month', () => {
    expect(firstDays('2026-10-30', 3, 3)).toEqual([
      '2026-10-30T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
      '2026-11-05T00:00:00.000Z',
    ]);
  });
});

describe('the change of a figure', () => {
  it.each([
    [
      { figure: 'views', before: 20, now: 25 },
      { kind: 'share', by: 0.25 },
    ],
    [
      { figure: 'views', before: 40, now: 30 },
      { kind: 'share', by: -0.25 },
    ],
    [
      { figure: 'views', before: 19, now: 25 },
      { kind: 'difference', by: 6 },
    ],
    [
      { figure: 'views', before: 0, now: 0 },
      { kind: 'difference', by: 0 },
    ],
    [
      { figure: 'favorites', before: 28, now: 37 },
      { kind: 'difference', by: 9 },
    ],
    [
      { figure: 'earned', before: 148, now: 212 },
      { kind: 'difference', by: 64 },
    ],
  ] as const)('of %j is %j', (line, change) => {
    expect(changeOf(line)).toEqual(change);
  });
});
