import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingPublished } from '../catalog.contract.js';
import { wordsOf } from './search-terms.js';

const SHORTEST = 3;

/** Remembers the words of titles, so that a mistyped search finds the word that was meant. */
@Injectable()
@ReactsTo(ListingPublished)
export class LearnWordsOnListingPublished implements Reaction<ListingPublished> {
  constructor(private readonly db: Database) {}

  async react({ title }: ListingPublished): Promise<void> {
    const words = wordsOf(title).filter((word) => word.length >= SHORTEST);
    // In order, so that two listings sharing words never wait for each other in a circle.
    await this.db.rows(sql`
      insert into catalog.words (word)
      select distinct word from unnest(${words}::text[]) word order by word
      on conflict do nothing`);
  }
}
