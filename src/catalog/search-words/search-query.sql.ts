import { type RawBuilder, sql } from 'kysely';
import type { Alternative, Terms } from './search-terms.js';

type Clause = RawBuilder<unknown>;

/** The text search query of terms. */
export const termsQuery = ({ parts, allButOne }: Terms): Clause =>
  allButOne
    ? sql.join(
        parts.map((_, left) => sql`(${queryOf(parts.toSpliced(left, 1))})`),
        sql` || `,
      )
    : queryOf(parts);

/** What needs no lexemes and no category goes into one text. */
function queryOf(parts: Terms['parts']): Clause {
  const plain = parts.filter((part) => part.every(isPlain));
  const text = plain.map((part) => `(${part.map(({ query }) => query).join(' | ')})`).join(' & ');
  const others = parts
    .filter((part) => !plain.includes(part))
    .map((part) => sql`(${sql.join(part.map(alternativeQuery), sql` || `)})`);
  return sql.join([...(text ? [parsed(text)] : []), ...others], sql` && `);
}

const isPlain = ({ lexemes, within }: Alternative) => !lexemes && !within;

function alternativeQuery({ query, lexemes, within }: Alternative): Clause {
  const words = lexemes ? sql`${query}::tsquery` : parsed(query);
  return within ? sql`(${words} && ${`'c:${within}'`}::tsquery)` : words;
}

const parsed = (text: string): Clause => sql`to_tsquery('catalog.listing_text', ${text})`;
