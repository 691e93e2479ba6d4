import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { wordsOf } from './search-terms.js';

const KEPT_MS = 30_000;
/** More different words than this in so short a time are not what people look for. */
const MOST_WORDS = 1000;

/**
 * Counts what people look for, so that what many want is suggested first. Nothing of a person is kept: only words that
 * listings have, each by itself, in numbers by day.
 */
@Injectable()
export class SearchedWords implements BeforeApplicationShutdown {
  private readonly log = new Logger(SearchedWords.name);
  private counted = new Map<string, number>();
  private keptAt = Date.now();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A search that found something. */
  add(searched: string): void {
    for (const word of new Set(wordsOf(searched))) {
      if (this.counted.size >= MOST_WORDS && !this.counted.has(word)) continue;
      this.counted.set(word, (this.counted.get(word) ?? 0) + 1);
    }
    if (Date.now() - this.keptAt > KEPT_MS) void this.keep();
  }

  /** Writes down what has been counted since the last time. Searches do not wait for it, nor fail with it. */
  async keep(): Promise<void> {
    const counted = this.counted;
    this.counted = new Map();
    this.keptAt = Date.now();
    if (counted.size === 0) return;
    const day = this.clock.now().toISOString().slice(0, 10);
    try {
      await this.db.rows(sql`
        insert into catalog.searched_words (day, word, searches)
        select ${day}::date, words.word, counted.searches
        from unnest(${[...counted.keys()]}::text[], ${[...counted.values()]}::int[]) as counted (plain, searches)
        join catalog.words on words.plain = counted.plain and words.listings > 0
        order by words.word
        on conflict (day, word) do update set searches = searched_words.searches + excluded.searches`);
    } catch (error) {
      this.log.warn({ err: error }, 'What was looked for in the last seconds could not be counted');
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.keep();
  }
}
