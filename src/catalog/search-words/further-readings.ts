import type { RawBuilder } from 'kysely';
import type { Terms } from './search-terms.js';
import { corrected, spelledSql } from './spelling-correction.js';
import { beginningsSql, termsBegun } from './word-beginnings.js';

/** What is asked of single words walks the same indexes for all of them. */
const ONE_PLAN = { onePlan: true };

/** Sends a statement and answers its one row; what is built under the same name is the same. */
type Send = <Row>(name: string, build: () => RawBuilder<Row>, kind: { onePlan: boolean }) => Promise<Row>;

/** The words with the last one as the beginning of longer ones; null when there are none. */
export async function readBegun(send: Send, words: readonly string[]): Promise<Terms | null> {
  const begun = await send(`beginnings ${words.join(' ')}`, () => beginningsSql(words), ONE_PLAN);
  return termsBegun(words, begun);
}

/** The words as they may have been meant; null when they are right as they stand. */
export async function readCorrected(send: Send, words: readonly string[]): Promise<string[] | null> {
  const { spelled } = await send(`spelled ${words.join(' ')}`, () => spelledSql(words), ONE_PLAN);
  return corrected(words, spelled);
}
