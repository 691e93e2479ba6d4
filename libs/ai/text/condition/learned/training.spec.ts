import { describe, expect, it } from '@jest/globals';
import { heard } from '../../words/said.js';
import { tagged } from '../tagged.js';
import { learnedReading } from './learned-reading.js';
import { type Example, weightsOf } from './training.js';

const EXAMPLES: readonly Example[] = [
  { text: 'Lamp, it hums a lot, 10', outcome: 'fair' },
  { text: 'Radio, hums a lot', outcome: 'fair' },
  { text: 'Lamp, oak, 10', outcome: 'none' },
  { text: 'Radio, black, 10', outcome: 'none' },
  { text: 'Lamp, purrs along, 10', outcome: 'good' },
  { text: 'Radio, it purrs along', outcome: 'good' },
];

const outcomeOf = (text: string) =>
  learnedReading(tagged(heard(text)), weightsOf(EXAMPLES)).likeliest.outcome;

describe('what is learned from examples', () => {
  it('is the same each time', () => {
    expect(weightsOf(EXAMPLES)).toEqual(weightsOf(EXAMPLES));
  });

  it.each([
    ['Fridge that hums a lot', 'fair'],
    ['Fridge, purrs along', 'good'],
    ['Fridge, black', 'none'],
  ])('is told of "%s", which is none of them: %s', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });

  it('knows a word by its pieces', () => {
    expect(outcomeOf('Fridge, purring')).toBe('good');
  });

  it('is nothing where nothing is learned', () => {
    const { likeliest } = learnedReading(tagged(heard('Lamp')), new Float32Array());
    expect(likeliest.outcome).toBe('none');
  });
});
