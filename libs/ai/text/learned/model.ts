import type { Trait, Word } from './traits.js';

/** A trait's name as a number: FNV-1a. So few of four thousand million are taken that no two traits share one. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Points as parts of one, by their exponents. */
export function shares(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const powers = points.map((point) => Math.exp(point - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** A place in a text; both are alike where there is none. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

const STEPS = 127;
/** A trait of every text. */
export const ALWAYS = '';

/** What examples taught: for each trait that tells something, by the hash of its name, how much it speaks for each outcome. */
export type Learned = ReadonlyMap<number, ArrayLike<number>>;

/** What was learned as it is kept: see `weights.gen.ts`. */
export interface Weights {
  readonly scale: number;
  /** Four bytes each, as base64. */
  readonly hashes: string;
  /** Steps of -127 to 127, for each hash one for each outcome, as base64. */
  readonly steps: string;
}

export function unpacked({ scale, hashes, steps }: Weights): Learned {
  const bytes = Uint8Array.from(Buffer.from(hashes, 'base64'));
  const names = new Uint32Array(bytes.buffer);
  const weights = Float32Array.from(new Int8Array(Buffer.from(steps, 'base64')), (step) => step * scale);
  const size = weights.length / names.length;
  return new Map(Array.from(names, (name, row) => [name, weights.subarray(row * size, (row + 1) * size)]));
}

const base64 = ({ buffer }: Int8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
  Buffer.from(buffer).toString('base64');

export function packed(learned: Learned): Weights {
  const all = [...learned.values()].flatMap((row) => Array.from(row));
  const most = all.reduce((biggest, weight) => Math.max(biggest, Math.abs(weight)), 0);
  const scale = Number((most / STEPS).toPrecision(6));
  const steps = Int8Array.from(all, (weight) => Math.round(weight / scale));
  return { scale, hashes: base64(Uint32Array.from(learned.keys())), steps: base64(steps) };
}

/** Tells by the traits of a text which of its outcomes it is: multinomial logistic regression. */
export class Model<Outcome extends string> {
  constructor(
    readonly outcomes: readonly Outcome[],
    private readonly learned: Learned,
  ) {}

  /** How much speaks for each outcome, in their order: logarithms, of which only differences count. */
  points(traits: readonly Trait[]): number[] {
    const told = traits.flatMap(({ name, value }) => {
      const row = this.learned.get(hashOf(name));
      return row ? [{ row, value }] : [];
    });
    const always = this.learned.get(hashOf(ALWAYS));
    return this.outcomes.map((_, outcome) =>
      told.reduce((sum, { row, value }) => sum + value * (row[outcome] ?? 0), always?.[outcome] ?? 0),
    );
  }

  /** Of all words in a row without a pause those that together speak most for an outcome. */
  passageFor(outcome: Outcome, words: readonly Word[], traits: readonly Trait[]): Passage {
    const index = this.outcomes.indexOf(outcome);
    const said = words.map(() => 0);
    for (const { name, value, words: of } of traits) {
      const row = Array.from(this.learned.get(hashOf(name)) ?? []);
      const mean = row.reduce((sum, weight) => sum + weight, 0) / this.outcomes.length;
      for (const word of of) said[word] = (said[word] ?? 0) + value * ((row[index] ?? 0) - mean);
    }
    return weightiest(words, said);
  }
}

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
