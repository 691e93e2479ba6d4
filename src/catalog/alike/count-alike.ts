import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import { listingsQuery } from '../browse/browse-filters.js';
import { RECENT } from '../browse/recent-listings.js';
import { type Terms, wholeTerms, wordsOf } from '../search-words/search-terms.js';
import { likenessOf } from './likeness.js';

export interface Alike {
  id: string;
  /** Finds them in the listing's category. */
  query: string;
  count: number;
}

/** Nobody goes through more. Written into the statement: its plan must know how many are wanted. */
const COUNTED = sql.lit(99);

/** Many people save things of the same kinds, and how many there are is never exact for long. */
const FRESH_MS = 60_000;
/** Kinds of things that are remembered. */
const MOST_KINDS = 5000;

interface Question {
  id: string;
  query: string;
  wanted: { terms: Terms; category: Category };
  /** The same for all things of a kind. */
  kind: string;
}

/** How many others of their kind are for sale, as browsing finds them; that may be a minute old. */
@Injectable()
export class CountAlike {
  private readonly known = new Map<string, { count: number; at: number }>();

  constructor(private readonly db: Database) {}

  /** Of sold listings, those that there are others of; one statement for all of them. */
  async of(sold: readonly Sold[]): Promise<Alike[]> {
    const questions = questionsOf(sold);
    const now = Date.now();
    const unknown = questions.filter(({ kind }) => now - (this.known.get(kind)?.at ?? 0) > FRESH_MS);
    const kinds = [...new Map(unknown.map((question) => [question.kind, question])).values()];
    if (kinds.length > 0) this.remember(kinds, await this.db.rows(alikeSql(kinds)), now);
    return questions
      .map(({ id, query, kind }) => ({ id, query, count: this.known.get(kind)?.count ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  private remember(kinds: readonly Question[], counted: readonly Alike[], at: number): void {
    const counts = new Map(counted.map(({ id, count }) => [id, count]));
    for (const { id, kind } of kinds) {
      this.known.delete(kind);
      this.known.set(kind, { count: counts.get(id) ?? 0, at });
    }
    for (const kind of this.known.keys()) {
      if (this.known.size <= MOST_KINDS) break;
      this.known.delete(kind);
    }
  }
}

interface Sold {
  id: string;
  title: string;
  category: Category;
}

/** None for those whose titles do not say what kind of thing they are. */
export const questionsOf = (sold: readonly Sold[]): Question[] =>
  sold.flatMap(({ id, title, category }) => {
    const query = likenessOf(title, category);
    const terms = wholeTerms(wordsOf(query));
    return terms ? [{ id, query, wanted: { terms, category }, kind: `${category} ${query}` }] : [];
  });

/**
 * One plan for all questions, however many: planning each costs more than its count. The benchmark's bare server sends it
 * too.
 */
export const alikeSql = (questions: readonly Question[]): RawBuilder<Alike> => sql<Alike>`
  select asked.id, asked.query,
    case when recent.count = ${COUNTED} then recent.count else (${countedSql(sql`true`)}) end as count
  from (values ${sql.join(
    questions.map(({ id, query, wanted }) => sql`(${id}::uuid, ${query}::text, ${listingsQuery(wanted)})`),
  )}) asked (id, query, wanted)
  cross join lateral (${countedSql(RECENT)}) recent`;

/** Among the recent ones first: where there are that many, the others make no difference. */
const countedSql = (part: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select count(*)::int as count from (
    select from catalog.listings
    where status = 'active' and ${part} and search @@ asked.wanted limit ${COUNTED}
  ) counted`;
