import { stem } from '../../words/stem.js';
import type { Tagged } from '../tagged.js';

/** A word of a tagged text, or the pause between two, and where it stands in the text. */
export interface Word {
  /** Itself in the form that it shares with its like, and a sign for each class it belongs to. */
  readonly names: readonly string[];
  /** As it was said, in plain letters; nothing where it is no word. */
  readonly letters: string;
  readonly start: number;
  readonly end: number;
}

/** Something that is told of a text: a word, two that stand together, a piece of one. */
export interface Trait {
  readonly name: string;
  readonly value: number;
  /** The words, by their order, that it is told of: twice the same where it is one. */
  readonly words: readonly [first: number, last: number];
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

/** What is told of a text, each thing once, however often it is said. */
export function traitsOf(words: readonly Word[]): Trait[] {
  const traits = new Map<string, Trait>();
  const tell = (name: string, value: number, first: number, last: number): void => {
    if (!traits.has(name)) traits.set(name, { name, value, words: [first, last] });
  };
  words.forEach(({ names, letters }, at) => {
    names.forEach((name, index) => {
      tell(name, index === 0 ? VALUE.word : VALUE.class, at, at);
      for (const before of words[at - 1]?.names ?? ['^'])
        tell(`${before} ${name}`, VALUE.pair, Math.max(0, at - 1), at);
      for (const before of words[at - 2]?.names ?? []) tell(`${before}_${name}`, VALUE.pair, at - 2, at);
    });
    for (const piece of piecesOf(letters)) tell(`~${piece}`, VALUE.piece, at, at);
  });
  return [...traits.values()];
}

/** Endings, stems and most of what is mistyped: three to five letters in a row. */
function* piecesOf(letters: string): Generator<string> {
  const word = letters && `^${letters}$`;
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= word.length; at++) yield word.slice(at, at + length);
}
