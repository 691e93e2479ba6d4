import { LISTING_LIMITS } from '#contract/listings';

const MOST_TERMS = 8;

/** The words a person typed, in lower case, without anything that has a meaning in a text search query. */
export const wordsOf = (typed: string): string[] =>
  typed
    .slice(0, LISTING_LIMITS.query)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_TERMS);

/** A text search query for every word, the last one also as the beginning of a longer word: it may still be typed. */
export const termsOf = (words: readonly string[]): string =>
  words.map((word, n) => (n === words.length - 1 && word.length > 1 ? `${word}:*` : word)).join(' & ');
