import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingPublished } from '../catalog.contract.js';

/** Remembers the words of titles, so that a mistyped search finds what was meant, and what is typed can be completed. */
@Injectable()
@ReactsTo(ListingPublished)
export class LearnWordsOnListingPublished implements Reaction<ListingPublished> {
  constructor(private readonly db: Database) {}

  async react({ title }: ListingPublished): Promise<void> {
    // In order, so that two listings sharing words never wait for each other in a circle.
    await this.db.rows(sql`
      insert into catalog.words (word, plain, listings)
      select word, unaccent(word), 1 from catalog.telling_words(${title}) word order by word
      on conflict (word) do update set listings = words.listings + 1`);
  }
}
