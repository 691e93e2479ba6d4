import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { beginningTerms, prefixTerms, type Terms } from './search-terms.js';

/** A word that begins more lexemes than this is left to the index. */
const MOST_LEXEMES = 50;
const SHORTEST = 2;

export interface Beginnings {
  /** The word as it stands in the index, or null when it is no single lexeme there. */
  stem: string | null;
  lexemes: string[];
}

/** Reads the last word of a search as the beginning of longer ones. */
@Injectable()
export class WordBeginnings {
  constructor(private readonly db: Database) {}

  /** Null when there are no longer words, so that reading it whole has found everything. */
  async read(words: readonly string[]): Promise<Terms | null> {
    const begun = await this.db.first(beginningsSql(words));
    return begun ? termsBegun(words, begun) : null;
  }
}

/** The benchmark sends it from a bare server. */
export const beginningsSql = (words: readonly string[]): RawBuilder<Beginnings> => sql<Beginnings>`
  select stem, array(
    select lexeme from catalog.lexemes
    where lexeme >= stem collate "C" and lexeme < (stem || chr(1114111)) collate "C" limit ${MOST_LEXEMES + 1}
  ) as lexemes
  from substring(
    to_tsquery('catalog.listing_text', ${`${words.at(-1)}:*`})::text from '^''([^''\\\\]+)'':\\*$') stem`;

export function termsBegun(words: readonly string[], { stem, lexemes }: Beginnings): Terms | null {
  if ((words.at(-1) ?? '').length < SHORTEST) return null;
  if (stem === null || lexemes.length > MOST_LEXEMES) return prefixTerms(words);
  return lexemes.some((lexeme) => lexeme !== stem) ? beginningTerms(words, lexemes) : null;
}
