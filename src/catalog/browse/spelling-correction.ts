import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';

/** Replaces words that no listing has by the most similar ones that some listing has. */
@Injectable()
export class SpellingCorrection {
  constructor(private readonly db: Database) {}

  /** The corrected words, or null when every word is known or nothing similar is. */
  async correct(words: readonly string[]): Promise<string[] | null> {
    const rows = await this.db.rows(sql<{ word: string; better: string | null }>`
      select typed.word, coalesce(
        (select typed.word from catalog.words where word like typed.word || '%' limit 1),
        (select word from catalog.words where word % typed.word
          order by similarity(word, typed.word) desc, word limit 1)
      ) as better
      from unnest(${[...words]}::text[]) with ordinality as typed (word, position)
      order by typed.position`);
    const corrected = rows.map(({ word, better }) => better ?? word);
    return corrected.some((word, position) => word !== words[position]) ? corrected : null;
  }
}
