import type { Tagged } from '../condition/tagged.js';
import { stem } from '../words/stem.js';

/** A word of a tagged text, or the pause between two, and where it stands in the text. */
export interface Word {
  /** Itself in the form that it shares with its like, and a sign for each class it belongs to. */
  readonly names: readonly string[];
  /** As it was said, in plain letters; nothing where it is no word. */
  readonly letters: string;
  readonly start: number;
  readonly end: number;
}

/** Something that is told of a text: a word, two that stand together, a piece of one, or what was read otherwise. */
export interface Trait {
  readonly name: string;
  readonly value: number;
  /** The words, by their order, that it is told of: one or two; none where it is of the whole text. */
  readonly words: readonly number[];
}

const TAGGED_WORD = /<([^:>]*):([^>]*)>/g;
/** "8/10" says how well something is kept; other figures are prices, sizes and years. */
const FIGURE = /^\d(?!.*\/10$)/;
const MASCULINE_OR_FEMININE = /(?<=\p{L}{3})(?:it)?[oa]$/u;
/** A longer one is none. */
const LONGEST_WORD = 30;
/** A class says less than a word of it, a piece of a word hardly anything alone. */
const VALUE = { word: 1, class: 0.5, pair: 1, piece: 0.15 } as const;

export function wordsOf({ code, starts, ends }: Tagged): Word[] {
  return [...code.matchAll(TAGGED_WORD)].map(({ 0: tag, 1: said = '', 2: classes = '', index }) => ({
    names: [FIGURE.test(said) ? '#' : stem(said).replace(MASCULINE_OR_FEMININE, '@'), ...classes],
    letters: /^\p{L}{3}/u.test(said) ? said.slice(0, LONGEST_WORD) : '',
    start: starts.get(index) ?? 0,
    end: ends.get(index + tag.length) ?? 0,
  }));
}

/** Each trait once, however often it is told. */
export function distinct(traits: Iterable<Trait>): Trait[] {
  const first = new Map<string, Trait>();
  for (const trait of traits) if (!first.has(trait.name)) first.set(trait.name, trait);
  return [...first.values()];
}

/** The words of a text, and the classes they belong to. */
export function* wordTraits(words: readonly Word[]): Generator<Trait> {
  for (const [at, { names }] of words.entries())
    for (const [index, name] of names.entries())
      yield { name, value: index === 0 ? VALUE.word : VALUE.class, words: [at] };
}

/** Two words that stand together, or with one between them. */
export function* pairTraits(words: readonly Word[]): Generator<Trait> {
  for (const [at, { names }] of words.entries())
    for (const name of names) {
      for (const before of words[at - 1]?.names ?? ['^'])
        yield { name: `${before} ${name}`, value: VALUE.pair, words: at > 0 ? [at - 1, at] : [at] };
      for (const before of words[at - 2]?.names ?? [])
        yield { name: `${before}_${name}`, value: VALUE.pair, words: [at - 2, at] };
    }
}

/** Pieces of words: what their endings and stems share, and most of what is mistyped. */
export function* pieceTraits(words: readonly Word[]): Generator<Trait> {
  for (const [at, { letters }] of words.entries())
    for (const piece of piecesOf(letters)) yield { name: `~${piece}`, value: VALUE.piece, words: [at] };
}

/** Three to five letters in a row. */
function* piecesOf(letters: string): Generator<string> {
  const word = letters && `^${letters}$`;
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= word.length; at++) yield word.slice(at, at + length);
}
