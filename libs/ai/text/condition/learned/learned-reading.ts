import type { Tagged } from '../tagged.js';
import { OUTCOMES, type Outcome, rowOf, shares } from './outcomes.js';
import { traitsOf, type Word, wordsOf } from './traits.js';
import { SCALE, WEIGHTS } from './weights.gen.js';

const NONE = OUTCOMES.indexOf('none');

interface Passage {
  readonly start: number;
  readonly end: number;
}

/** What the examples make of a text. */
export interface LearnedReading {
  readonly likeliest: { readonly outcome: Outcome; readonly likelihood: number };
  /** All of them together are one. */
  readonly likelihoodOf: (outcome: Outcome) => number;
  /** The words that speak most for an outcome, as places of the text. */
  readonly passageFor: (outcome: Outcome) => Passage;
}

/** The weights that the examples taught. */
export const LEARNED: Float32Array = Float32Array.from(
  new Int8Array(Buffer.from(WEIGHTS, 'base64')),
  (step) => step * SCALE,
);

/** What a text tells of the condition of a thing, by weights. */
export function learnedReading(text: Tagged, weights: Float32Array): LearnedReading {
  const weight = (row: number, outcome: number) => weights[row * OUTCOMES.length + outcome] ?? 0;
  const words = wordsOf(text);
  const traits = traitsOf(words).map((trait) => ({ ...trait, row: rowOf(trait.name) }));
  const points = OUTCOMES.map((_, index) =>
    traits.reduce((sum, { row, value }) => sum + value * weight(row, index), weight(0, index)),
  );
  const likelihoods = shares(points);
  const likelihood = Math.max(...likelihoods);
  return {
    likeliest: { outcome: OUTCOMES[likelihoods.indexOf(likelihood)] ?? 'none', likelihood },
    likelihoodOf: (outcome) => likelihoods[OUTCOMES.indexOf(outcome)] ?? 0,
    passageFor: (outcome) => {
      const index = OUTCOMES.indexOf(outcome);
      const said = words.map(() => 0);
      for (const trait of traits)
        for (const word of trait.words)
          said[word] = (said[word] ?? 0) + trait.value * (weight(trait.row, index) - weight(trait.row, NONE));
      return weightiest(words, said);
    },
  };
}

/** Of all words in a row without a pause those that together say most. */
function weightiest(words: readonly Word[], said: readonly number[]): Passage {
  let most = { start: 0, end: 0, points: 0 };
  let row = { start: 0, points: 0 };
  words.forEach(({ names: [name], start, end }, at) => {
    if (name === '.' || name === ',') {
      row.points = 0;
      return;
    }
    if (row.points <= 0) row = { start, points: 0 };
    row.points += said[at] ?? 0;
    if (row.points > most.points) most = { start: row.start, end, points: row.points };
  });
  return most;
}
