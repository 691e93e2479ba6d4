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

/** What a listing must have: all words, and one of the lexemes. */
export interface Terms {
  /** For `to_tsquery`; may be empty when there are lexemes. */
  readonly words: string;
  /** Lexemes that the last word begins, as the text of a `tsquery`. */
  readonly lexemes?: string;
}

/** Every word as it stands. Nothing when there is no word. */
export const wholeTerms = (words: readonly string[]): Terms | undefined =>
  words.length > 0 ? { words: words.join(' & ') } : undefined;

/** The last word as the beginning of one of these lexemes, the others as they stand. */
export const beginningTerms = (words: readonly string[], lexemes: readonly string[]): Terms => ({
  words: words.slice(0, -1).join(' & '),
  lexemes: lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`).join(' | '),
});

/** The last word as any beginning, left to the index: it collects all matches of all longer words, however many. */
export const prefixTerms = (words: readonly string[]): Terms => ({ words: `${words.join(' & ')}:*` });
