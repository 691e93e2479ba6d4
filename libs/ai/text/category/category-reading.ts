import type { Certainty } from '#contract/ai/drafting';
import { CATEGORIES, type Category } from '#contract/listings';
import { shares } from '../learned/model.js';
import type { Said } from '../words/said.js';
import { CATEGORY_MODEL, categoryTraits } from './category-model.js';

export interface CategoryReading {
  /** The likeliest first. */
  readonly ranked: readonly Category[];
  readonly certainty: Certainty;
  /** The words that tell most. */
  readonly evidence: string;
}

/** What else is known of the text: per category, in the order of CATEGORIES, how much likelier it is by that (logarithms). */
export type Prior = readonly number[];

/** As probabilities of the likeliest category. */
const SURE_FROM = 0.9;
const LIKELY_FROM = 0.55;
/** What is known otherwise counts so many times where no name is known: pieces of a new one mislead. */
const UNNAMED = 3;
/** Where nothing is named: less is a guess. */
const KNOWN_FROM = 0.4;

/** What the names and the other words of a text say of its category. Null where they say nothing. */
export function readCategory(said: Said, prior: Prior = [], model = CATEGORY_MODEL): CategoryReading | null {
  const { words, traits, named } = categoryTraits(said);
  const weight = named.nothing ? UNNAMED : 1;
  const points = model.points(traits).map((point, index) => point + weight * (prior[index] ?? 0));
  const chances = shares(points);
  const most = Math.max(...chances);
  if (named.nothing && most < KNOWN_FROM) return null;
  const winner = chances.indexOf(most);
  const ranked = CATEGORIES.toSorted(
    (one, other) => (chances[CATEGORIES.indexOf(other)] ?? 0) - (chances[CATEGORIES.indexOf(one)] ?? 0),
  );
  const { start, end } =
    named.tellingOf(winner) ?? model.passageFor(CATEGORIES[winner] ?? 'other', words, traits);
  return {
    ranked,
    certainty: most >= SURE_FROM ? 'sure' : most >= LIKELY_FROM ? 'likely' : 'unsure',
    evidence: said.text.slice(start, end),
  };
}
