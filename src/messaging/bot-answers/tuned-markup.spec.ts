import { describe, expect, it } from '@jest/globals';
import { percentOf } from '#contract/money';
import { type CounterOutcome, tunedMarkup } from './tuned-markup.js';

const at = (markup: number, taken: boolean, times = 1): CounterOutcome[] =>
  Array.from({ length: times }, () => ({
    minimumCents: 100_00,
    counterCents: percentOf(100_00, 100 + markup),
    taken,
  }));

describe('a tuned markup', () => {
  it.each([
    ['needs five outcomes', at(10, true, 4), null],
    ['is content with five', at(10, true, 5), { markupPercent: 10, outcomes: 5 }],
    ['is none when nobody ever took a counter', at(20, false, 9), null],
    [
      'prefers what is taken often over what is high',
      [...at(10, true, 8), ...at(30, true, 2), ...at(30, false, 8)],
      { markupPercent: 10, outcomes: 18 },
    ],
    [
      'goes up when buyers take the higher price as often',
      [...at(10, true, 6), ...at(25, true, 6)],
      { markupPercent: 25, outcomes: 12 },
    ],
    [
      'is not carried away by one lucky counter',
      [...at(10, true, 10), ...at(11, false, 1), ...at(28, true, 1)],
      { markupPercent: 10, outcomes: 12 },
    ],
    [
      'is the average of its band',
      [...at(11, true, 3), ...at(13, true, 3)],
      { markupPercent: 12, outcomes: 6 },
    ],
    [
      'takes a counter below the minimum, named before a change, for no markup',
      at(-20, true, 5),
      { markupPercent: 0, outcomes: 5 },
    ],
  ])('%s', (_, outcomes, markup) => {
    expect(tunedMarkup(outcomes)).toEqual(markup);
  });
});
