import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Prior } from '#ai/text/category/category-reading';
import { CATEGORIES, type Category } from '#contract/listings';
import { Database } from '#platform/persistence/database';

interface WordCount {
  word: string;
  category: Category;
  sellers: number;
}

/** So many sellers are imagined in every category: of few real ones a word says little. */
const IMAGINED = 2;
/** What one word, and all together, say at most: less than the thing's own name in the lexicon. */
const ONE_WORD = 0.8;
const ALL = 3;

/** What the marketplace's listings tell of the category that a text is about. */
@Injectable()
export class LearntWords {
  constructor(private readonly db: Database) {}

  async priorOf(text: string): Promise<Prior> {
    const counts = await this.db.rows(sql<WordCount>`
      select word, category, sellers from catalog.category_words
      where word = any(tsvector_to_array(to_tsvector('catalog.listing_text', ${text})))`);
    const words = Map.groupBy(counts, ({ word }) => word);
    return CATEGORIES.map((category) => {
      const told = [...words.values()].reduce((sum, one) => sum + saysOf(one, category), 0);
      return Math.max(-ALL, Math.min(ALL, told));
    });
  }
}

/** Above zero: the word speaks for the category (a logarithm, as the classifier adds them up). */
function saysOf(counts: readonly WordCount[], category: Category): number {
  const all = counts.reduce((sum, { sellers }) => sum + sellers, 0);
  const here = counts.find((one) => one.category === category)?.sellers ?? 0;
  const part = (here + IMAGINED) / (all + IMAGINED * CATEGORIES.length);
  return Math.max(-ONE_WORD, Math.min(ONE_WORD, Math.log(part * CATEGORIES.length)));
}
