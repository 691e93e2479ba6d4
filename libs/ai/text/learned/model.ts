import { fnv1a } from '#platform/chance/fnv1a';
import type { Trait, Word } from './traits.js';
import type { Weights } from './weights.js';

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

/** A trait of every text. */
export const ALWAYS: Trait = { name: '', value: 1, words: [] };

/** Tells by the traits of a text which of its outcomes it is: multinomial logistic regression. */
export class Model<Outcome extends string> {
  constructor(
    readonly outcomes: readonly [Outcome, ...Outcome[]],
    private readonly weights: Weights,
  ) {}

  /** How much speaks for each outcome, in their order: logarithms, of which only differences count. */
  points(traits: readonly Trait[]): number[] {
    const points = this.outcomes.map(() => 0);
    for (const { name, value } of [ALWAYS, ...traits]) {
      const row = this.weights.rowOf(fnv1a(name));
      if (row >= 0)
        for (let at = 0; at < points.length; at++)
          points[at] = (points[at] ?? 0) + value * this.weights.of(row, at);
    }
    return points;
  }

  /** The first of those that are alike likely; its likelihood is a part of one. */
  likeliest(traits: readonly Trait[]): { readonly outcome: Outcome; readonly likelihood: number } {
    const likelihoods = shares(this.points(traits));
    const likelihood = Math.max(...likelihoods);
    return { outcome: this.outcomes[likelihoods.indexOf(likelihood)] ?? this.outcomes[0], likelihood };
  }

  /** Of all words in a row without a pause those that together speak most for an outcome. */
  passageFor(outcome: Outcome, words: readonly Word[], traits: readonly Trait[]): Passage {
    const index = this.outcomes.indexOf(outcome);
    const said = words.map(() => 0);
    for (const { name, value, words: of } of traits) {
      const row = this.weights.rowOf(fnv1a(name));
      const all = this.outcomes.reduce((sum, _, at) => sum + this.weights.of(row, at), 0);
      const more = this.weights.of(row, index) - all / this.outcomes.length;
      for (const word of of) said[word] = (said[word] ?? 0) + value * more;
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
