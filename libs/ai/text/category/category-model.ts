import { CATEGORIES, type Category } from '#contract/listings';
import { tagged } from '../condition/tagged.js';
import { Model } from '../learned/model.js';
import { distinct, pieceTraits, type Trait, type Word, wordsOf, wordTraits } from '../learned/traits.js';
import { Weights } from '../learned/weights.js';
import type { Said } from '../words/said.js';
import { type Named, namedIn } from './named.js';
import { WEIGHTS } from './weights.gen.js';

export type CategoryModel = Model<Category>;

/** What the names say together, and a word that stands first; found by cross-validation. */
const VALUE = { named: 2, first: 1 } as const;
/** Before the first pause the thing is named that is sold; where that comes late or at once, among so many words. */
const FIRST_WORDS = { least: 3, most: 8 } as const;

/** A text as the model reads it: its words, and what the names in it say. */
export interface CategoryTraits {
  readonly words: readonly Word[];
  readonly traits: readonly Trait[];
  readonly named: Named;
}

export function categoryTraits(said: Said): CategoryTraits {
  const words = wordsOf(tagged(said));
  const named = namedIn(said);
  const byName = CATEGORIES.map((category, index) => ({
    name: `=${category}`,
    value: VALUE.named * (named.chances[index] ?? 0),
    words: [],
  }));
  const traits = distinct([...wordTraits(words), ...pieceTraits(words), ...firstWords(words), ...byName]);
  return { words, traits, named };
}

function firstWords(words: readonly Word[]): Trait[] {
  const pause = words.findIndex(({ names: [name] }) => name === ',' || name === '.');
  const first = pause < FIRST_WORDS.least ? FIRST_WORDS.most : pause;
  return words
    .slice(0, first)
    .flatMap(({ names: [name] }, at) =>
      name ? [{ name: `|${name}`, value: VALUE.first, words: [at] }] : [],
    );
}

/** What the listings of `examples` teach. */
export const CATEGORY_MODEL: CategoryModel = new Model(
  CATEGORIES,
  Weights.unpacked(WEIGHTS, CATEGORIES.length),
);
