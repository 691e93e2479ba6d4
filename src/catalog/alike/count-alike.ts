import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Category } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import { whereListings } from '../browse/browse-filters.js';
import { wholeTerms, wordsOf } from '../search-words/search-terms.js';
import { likenessOf } from './likeness.js';

export interface Alike {
  id: string;
  /** Finds them in the listing's category. */
  query: string;
  count: number;
}

/** Nobody goes through more. */
const COUNTED = 99;

/** How many others of their kind are for sale, as browsing finds them. */
@Injectable()
export class CountAlike {
  constructor(private readonly db: Database) {}

  /** Of the listings that have any; one statement for all of them. */
  async of(listings: readonly { id: string; title: string; category: Category }[]): Promise<Alike[]> {
    const questions = listings.flatMap(({ id, title, category }) => {
      const query = likenessOf(title, category);
      const terms = wholeTerms(wordsOf(query));
      return terms ? [{ id, query, filters: { terms, category } }] : [];
    });
    if (questions.length === 0) return [];
    const counts = questions.map(
      ({ id, query, filters }) => sql<Alike>`
        select ${id}::uuid as id, ${query}::text as query, (
          select count(*)::int from (
            select from catalog.listings where ${whereListings(filters)} and id <> ${id} limit ${COUNTED}
          ) counted
        ) as count`,
    );
    const counted = await this.db.rows<Alike>(sql`${sql.join(counts, sql` union all `)}`);
    return counted.filter(({ count }) => count > 0);
  }
}
