import { heard } from '../text/words/said.js';
import { tokensOf } from '../text/words/tokens.js';

/** Shorter ones are in every text, unless they are figures. */
const SHORTEST = 4;

/** The words of a text by which it can be told from others, by how they begin: "sell" and "selling" are one. */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    tokensOf(heard(text)).flatMap(({ plain }) => {
      if (/\p{N}/u.test(plain)) return plain;
      return plain.length < SHORTEST ? [] : plain.slice(0, SHORTEST);
    }),
  );

/** How many of `words` are among `others`. */
export const countShared = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;
