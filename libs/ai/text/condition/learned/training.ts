import { heard } from '../../words/said.js';
import { tagged } from '../tagged.js';
import { OUTCOMES, type Outcome, ROWS, rowOf, shares } from './outcomes.js';
import { traitsOf, wordsOf } from './traits.js';

export interface Example {
  readonly text: string;
  readonly outcome: Outcome;
}

interface Lesson {
  readonly told: readonly { readonly row: number; readonly value: number }[];
  readonly outcome: number;
}

const ROUNDS = 20;
/** Found by cross-validation, as the values of traits were; a trait that a single example has is no rule. */
const STEP = 0.02;
const DECAY = 0.003;
const FEWEST = 2;
const SEED = 7;

/** Multinomial logistic regression by AdaGrad: a weight for each row and outcome. The same examples give the same weights. */
export function weightsOf(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(ROWS * OUTCOMES.length);
  const slopes = new Float32Array(weights.length).fill(1e-6);
  const lessons = lessonsOf(examples);
  const random = seeded(SEED);
  for (let round = 0; round < ROUNDS; round++)
    for (const { told, outcome } of shuffled(lessons, random)) {
      const expected = shares(pointsOf(told, weights));
      for (const { row, value } of told)
        expected.forEach((share, index) => {
          const at = row * OUTCOMES.length + index;
          const weight = weights[at] ?? 0;
          const slope = (share - Number(index === outcome)) * value + DECAY * weight;
          const sum = (slopes[at] ?? 0) + slope ** 2;
          slopes[at] = sum;
          weights[at] = weight - (STEP * slope) / Math.sqrt(sum);
        });
    }
  return weights;
}

function lessonsOf(examples: readonly Example[]): Lesson[] {
  const read = examples.map(({ text, outcome }) => ({
    traits: traitsOf(wordsOf(tagged(heard(text)))),
    outcome: OUTCOMES.indexOf(outcome),
  }));
  const counts = new Map<string, number>();
  for (const { traits } of read) for (const { name } of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
  return read.map(({ traits, outcome }) => ({
    told: [
      { row: 0, value: 1 },
      ...traits
        .filter(({ name }) => (counts.get(name) ?? 0) >= FEWEST)
        .map(({ name, value }) => ({ row: rowOf(name), value })),
    ],
    outcome,
  }));
}

const pointsOf = (told: Lesson['told'], weights: Float32Array): number[] =>
  OUTCOMES.map((_, index) =>
    told.reduce((sum, { row, value }) => sum + value * (weights[row * OUTCOMES.length + index] ?? 0), 0),
  );

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
