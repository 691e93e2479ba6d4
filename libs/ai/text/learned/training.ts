import { fnv1a } from '#platform/chance/fnv1a';
import { randomFrom } from '#platform/chance/random';
import { ALWAYS, Model, shares } from './model.js';
import type { Trait } from './traits.js';
import { Weights } from './weights.js';

export interface Example<Outcome extends string> {
  readonly traits: readonly Trait[];
  readonly outcome: Outcome;
}

/** What a text is to be told by: the rows of its traits, how much each counts, and the outcome. */
interface Lesson {
  readonly rows: Int32Array;
  readonly values: Float64Array;
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

/** What examples teach, by AdaGrad. The same examples teach the same. */
export function learnedFrom<Outcome extends string>(
  outcomes: readonly Outcome[],
  examples: readonly Example<Outcome>[],
): Weights {
  const size = outcomes.length;
  const names = tellingNames(examples);
  const rows = new Map(names.map((name, row) => [name, row]));
  const lessons = examples.map((example) => lessonOf(outcomes, example, rows));
  const weights = new Float32Array(names.length * size);
  const slopes = new Float32Array(weights.length).fill(1e-6);
  const sums = new Float32Array(weights.length);
  const random = randomFrom('lessons');
  for (let round = 0; round < ROUNDS; round++) {
    for (const lesson of random.shuffle(lessons)) learn(lesson, weights, slopes, size);
    if (round >= SETTLED)
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  const settled = sums.map((sum) => sum / (ROUNDS - SETTLED));
  const learned = names
    .map((name, row) => [fnv1a(name), settled.subarray(row * size, (row + 1) * size)] as const)
    .filter(([, row]) => Math.max(...row) - Math.min(...row) >= LEAST);
  return Weights.of(new Map(learned), size);
}

export const modelOf = <Outcome extends string>(
  outcomes: readonly [Outcome, ...Outcome[]],
  examples: readonly Example<Outcome>[],
): Model<Outcome> => new Model(outcomes, learnedFrom(outcomes, examples));

/** Moves the weights a step towards the outcome of a lesson. Runs a hundred thousand times: hence its plain loops. */
function learn(
  { rows, values, outcome }: Lesson,
  weights: Float32Array,
  slopes: Float32Array,
  size: number,
): void {
  const points = Array<number>(size).fill(0);
  for (let nth = 0; nth < rows.length; nth++) {
    const first = (rows[nth] ?? 0) * size;
    const value = values[nth] ?? 0;
    for (let index = 0; index < size; index++)
      points[index] = (points[index] ?? 0) + value * (weights[first + index] ?? 0);
  }
  const missed = shares(points).map((share, index) => share - Number(index === outcome));
  for (let nth = 0; nth < rows.length; nth++) {
    const first = (rows[nth] ?? 0) * size;
    const value = values[nth] ?? 0;
    for (let index = 0; index < size; index++) {
      const weight = weights[first + index] ?? 0;
      const slope = (missed[index] ?? 0) * value + DECAY * weight;
      const sum = (slopes[first + index] ?? 0) + slope * slope;
      slopes[first + index] = sum;
      weights[first + index] = weight - (STEP * slope) / Math.sqrt(sum);
    }
  }
}

/** Of every text, and each that enough examples have. */
function tellingNames(examples: readonly Example<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const { traits } of examples)
    for (const { name } of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [ALWAYS.name, ...[...counts].flatMap(([name, count]) => (count < FEWEST ? [] : [name]))];
}

function lessonOf<Outcome extends string>(
  outcomes: readonly Outcome[],
  { traits, outcome }: Example<Outcome>,
  rows: ReadonlyMap<string, number>,
): Lesson {
  const told = [ALWAYS, ...traits].filter(({ name }) => rows.has(name));
  return {
    rows: Int32Array.from(told, ({ name }) => rows.get(name) ?? 0),
    values: Float64Array.from(told, ({ value }) => value),
    outcome: outcomes.indexOf(outcome),
  };
}
