import { describe, expect, it } from '@jest/globals';
import { within } from '../../../test/support/runner/within.js';
import { unsaidPassages } from './unsaid-passages.js';

describe('What a model says that nobody has said', () => {
  it('is told by the clause, not where others are said', () => {
    expect(unsaidPassages('A red bike, hardly used', 'A red bike. Bought in Paris, hardly used.')).toEqual([
      'Bought in Paris',
    ]);
  });

  it('is found in time in thousands of clauses beside a long text', () => {
    const said = 'a bike. '.repeat(5000);
    expect(within(10_000, () => unsaidPassages(said, said))).toEqual([]);
  });
});
