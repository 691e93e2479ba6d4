import { describe, expect, it } from '@jest/globals';
import { tagged } from '../condition/tagged.js';
import { heard } from '../words/said.js';
import { Model } from './model.js';
import { learnedFrom, modelOf } from './training.js';
import { pieceTraits, wordsOf, wordTraits } from './traits.js';
import { Weights } from './weights.js';

const OUTCOMES = ['none', 'fair', 'good'] as const;
type Outcome = (typeof OUTCOMES)[number];

const traitsOf = (text: string) => {
  const words = wordsOf(tagged(heard(text)));
  return [...wordTraits(words), ...pieceTraits(words)];
};
const EXAMPLES = (
  [
    ['Lamp, it hums a lot, 10', 'fair'],
    ['Radio, hums a lot', 'fair'],
    ['Chair that hums a lot', 'fair'],
    ['Lamp, oak, 10', 'none'],
    ['Radio, black, 10', 'none'],
    ['Chair, black', 'none'],
    ['Lamp, purrs along, 10', 'good'],
    ['Radio, it purrs along', 'good'],
    ['Chair, purrs along', 'good'],
  ] satisfies [string, Outcome][]
).map(([text, outcome]) => ({ traits: traitsOf(text), outcome }));

const outcomeOf = (text: string, model: Model<Outcome>) => model.likeliest(traitsOf(text)).outcome;

describe('what is learned from examples', () => {
  it('is the same each time', () => {
    expect(learnedFrom(OUTCOMES, EXAMPLES)).toEqual(learnedFrom(OUTCOMES, EXAMPLES));
  });

  it.each([
    ['Fridge that hums a lot', 'fair'],
    ['Fridge, purrs along', 'good'],
    ['Fridge, black', 'none'],
    ['Fridge, purring', 'good'],
  ])('is told of "%s", which is none of them: %s', (text, outcome) => {
    expect(outcomeOf(text, modelOf(OUTCOMES, EXAMPLES))).toBe(outcome);
  });

  it('is the same when it was kept and read again', () => {
    const learned = learnedFrom(OUTCOMES, EXAMPLES);
    const kept = Weights.unpacked(learned.packed(), OUTCOMES.length);
    expect(kept).toEqual(learned);
    const model = new Model(OUTCOMES, kept);
    for (const { traits, outcome } of EXAMPLES) expect(model.likeliest(traits).outcome).toBe(outcome);
  });

  it('is the first of all outcomes where nothing is learned', () => {
    expect(outcomeOf('Lamp', new Model(OUTCOMES, Weights.of(new Map(), OUTCOMES.length)))).toBe('none');
  });
});
