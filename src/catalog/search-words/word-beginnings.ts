import { type RawBuilder, sql } from 'kysely';
import { readWords } from '#contract/search/read-words';
import { partsWith, possibleCompounds } from './compounds.js';
import { type Alternative, quoted, type Terms, termsOf } from './search-terms.js';

/** A word that begins more lexemes than this is left to the index. */
const MOST_LEXEMES = 50;
const SHORTEST = 2;

export interface Beginnings {
  /** The word as it stands in the index, or null when it is no single lexeme there. */
  stem: string | null;
  lexemes: string[];
  /** Words that listings have, and which were typed as two or within one. */
  compounds: string[];
}

/** What listings know of the last word as the beginning of longer ones, and of words as compounds. */
export const beginningsSql = (words: readonly string[]): RawBuilder<Beginnings> => sql<Beginnings>`
  select stem, array(
    select lexeme from catalog.lexemes
    where lexeme >= stem collate "C" and lexeme < (stem || chr(1114111)) collate "C" limit ${MOST_LEXEMES + 1}
  ) as lexemes, ${compoundsSql(possibleCompounds(words))} as compounds
  from substring(
    to_tsquery('catalog.listing_text', ${`${words.at(-1)}:*`})::text from '^''([^''\\\\]+)'':\\*$') stem`;

/** Those of which listings have every word. */
const compoundsSql = (possible: readonly string[]): RawBuilder<unknown> =>
  possible.length === 0
    ? sql`array[]::text[]`
    : sql`array(
        select compound from unnest(${[...possible]}::text[]) compound,
          tsvector_to_array(to_tsvector('catalog.listing_text', compound)) words
        where words <> '{}' and not exists (
          select from unnest(words) word
          where not exists (select from catalog.lexemes where lexeme = word collate "C"))
      )`;

/** Null when there are neither, so that reading the words whole has found everything. */
export function termsBegun(words: readonly string[], { stem, lexemes, compounds }: Beginnings): Terms | null {
  const parts = partsWith(words, compounds);
  const longer = alternativesBegun(words, { stem, lexemes });
  if (longer.length === 0 && compounds.length === 0) return null;
  return termsOf([...parts.slice(0, -1), [...(parts.at(-1) ?? []), ...longer]]);
}

/** The last word as any longer one. A name of several words is not begun by its last. */
function alternativesBegun(
  words: readonly string[],
  { stem, lexemes }: Pick<Beginnings, 'stem' | 'lexemes'>,
): Alternative[] {
  const last = words.at(-1) ?? '';
  if (last.length < SHORTEST || readWords(words).at(-1)?.typed.length !== 1) return [];
  // Left to the index: it collects all matches of all longer words, however many.
  if (stem === null || lexemes.length > MOST_LEXEMES) return [{ query: `${last}:*` }];
  return lexemes.some((lexeme) => lexeme !== stem)
    ? [{ query: lexemes.map(quoted).join(' | '), lexemes: true }]
    : [];
}
