import { LISTING_LIMITS } from '#contract/listings';
import { plainWords } from '#contract/search/plain-words';
import { readWords, type Saying, type Wanted } from '#contract/search/read-words';

const MOST_TERMS = 8;

/** The words a person typed, in lower case and plain, without anything that has a meaning in a text search query. */
export const wordsOf = (typed: string): string[] =>
  plainWords(typed.slice(0, LISTING_LIMITS.query)).slice(0, MOST_TERMS);

/** How the last word is read: as it stands, or also as the beginning of a longer one. */
export type Reading = 'whole' | 'beginning';

/** One way to have a part of a search, for `to_tsquery` unless `lexemes` says otherwise. */
export interface Alternative {
  /** The text of a query. */
  readonly query: string;
  /** `query` is the text of a `tsquery`, of lexemes as they stand in the index. */
  readonly lexemes?: true;
  /** Only listings of this category. */
  readonly within?: string;
}

/** What a listing must have: of every part one of the alternatives. */
export interface Terms {
  readonly parts: readonly (readonly Alternative[])[];
  /** Of all parts but one, whichever it is. */
  readonly allButOne?: true;
  /** The same for equal terms. */
  readonly key: string;
}

/** Every word as it stands, and what else it is called. Nothing when there is no word. */
export const wholeTerms = (words: readonly string[]): Terms | undefined =>
  words.length > 0 ? termsOf(readWords(words).map(alternativesOf)) : undefined;

/** What has every word but one. Nothing when there is but one thing to look for. */
export function fewerTerms(words: readonly string[]): Terms | undefined {
  const parts = readWords(words).map(alternativesOf);
  return parts.length > 1
    ? { parts, allButOne: true, key: `all but one of ${JSON.stringify(parts)}` }
    : undefined;
}

export const termsOf = (parts: Terms['parts']): Terms => ({ parts, key: JSON.stringify(parts) });

/** Every way to say a part of a search; what needs no category of its own comes first, in one. */
export function alternativesOf({ sayings }: Pick<Wanted, 'sayings'>): Alternative[] {
  const anywhere = sayings.filter(({ within }) => !within).map(queryOf);
  return [
    { query: anywhere.join(' | ') },
    ...sayings.flatMap((saying) =>
      saying.within ? [{ query: queryOf(saying), within: saying.within }] : [],
    ),
  ];
}

const queryOf = ({ words, together }: Saying): string =>
  words.length > 1 ? `(${words.join(together ? ' <-> ' : ' & ')})` : (words[0] ?? '');

/** A lexeme as the text of a `tsquery`. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
