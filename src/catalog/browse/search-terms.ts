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

/** How the last word is read: as it stands, or also as the beginning of a longer one. */
export type Reading = 'whole' | 'beginning';

/**
 * A text search query for every word. Reading the last one as a beginning costs twice as much on a word that many listings
 * have, so that is tried only when whole words do not fill a page.
 */
export const termsOf = (words: readonly string[], reading: Reading): string =>
  words
    .map((word, n) =>
      reading === 'beginning' && n === words.length - 1 && word.length > 1 ? `${word}:*` : word,
    )
    .join(' & ');
