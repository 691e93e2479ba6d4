import { ALWAYS, hashOf, type Learned, Model, shares } from './model.js';
import type { Trait } from './traits.js';

export interface Example<Outcome extends string> {
  readonly traits: readonly Trait[];
  readonly outcome: Outcome;
}

interface Lesson {
  readonly told: readonly { readonly row: number; readonly value: number }[];
  readonly outcome: number;
}

const ROUNDS = 30;
/** From here on weights are averaged: the order of the last examples tells nothing. */
const SETTLED = 15;
/** Found by cross-validation, as the values of traits were; a trait that few examples have is no rule. */
const STEP = 0.02;
const DECAY = 0.003;
const FEWEST = 3;
/** A trait whose weights differ by less tells hardly anything. */
const LEAST = 0.15;
const SEED = 7;

/** What examples teach, by AdaGrad. The same examples teach the same. */
export function learnedFrom<Outcome extends string>(
  outcomes: readonly Outcome[],
  examples: readonly Example<Outcome>[],
): Learned {
  const size = outcomes.length;
  const names = tellingNames(examples);
  const rows = new Map(names.map((name, row) => [name, row]));
  const weights = new Float32Array(names.length * size);
  const slopes = new Float32Array(weights.length).fill(1e-6);
  const lessons = examples.map((example) => lessonOf(outcomes, example, rows));
  const random = seeded(SEED);
  const sums = new Float32Array(weights.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { told, outcome } of shuffled(lessons, random)) {
      const expected = shares(
        outcomes.map((_, index) =>
          told.reduce((sum, { row, value }) => sum + value * (weights[row * size + index] ?? 0), 0),
        ),
      );
      for (const { row, value } of told)
        expected.forEach((share, index) => {
          const at = row * size + index;
          const weight = weights[at] ?? 0;
          const slope = (share - Number(index === outcome)) * value + DECAY * weight;
          const sum = (slopes[at] ?? 0) + slope ** 2;
          slopes[at] = sum;
          weights[at] = weight - (STEP * slope) / Math.sqrt(sum);
        });
    }
    if (round >= SETTLED) weights.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight));
  }
  const settled = sums.map((sum) => sum / (ROUNDS - SETTLED));
  return new Map(
    names
      .map((name, row) => [hashOf(name), settled.slice(row * size, (row + 1) * size)] as const)
      .filter(([, row]) => Math.max(...row) - Math.min(...row) >= LEAST),
  );
}

export const modelOf = <Outcome extends string>(
  outcomes: readonly Outcome[],
  examples: readonly Example<Outcome>[],
): Model<Outcome> => new Model(outcomes, learnedFrom(outcomes, examples));

/** Of every text, and each that enough examples have. */
function tellingNames(examples: readonly Example<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const { traits } of examples)
    for (const { name } of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [ALWAYS, ...[...counts].flatMap(([name, count]) => (count < FEWEST ? [] : [name]))];
}

const lessonOf = <Outcome extends string>(
  outcomes: readonly Outcome[],
  { traits, outcome }: Example<Outcome>,
  rows: ReadonlyMap<string, number>,
): Lesson => ({
  told: [{ name: ALWAYS, value: 1 }, ...traits].flatMap(({ name, value }) => {
    const row = rows.get(name);
    return row === undefined ? [] : [{ row, value }];
  }),
  outcome: outcomes.indexOf(outcome),
});

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
