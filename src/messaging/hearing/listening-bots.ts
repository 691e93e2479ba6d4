import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';

/** Offers know of bots only whether one listens: most messages have no bot, and need no event. */
@Injectable()
export class ListeningBots {
  constructor(private readonly db: Database) {}

  /** Whether a listing's active bot has something to say to words that are no offer. */
  async isListening(listingId: string): Promise<boolean> {
    const bot = await this.db.first(sql`
      select from messaging.bots
      where listing_id = ${listingId} and status = 'active'
        and jsonb_array_length(coalesce(advanced -> 'keywordReactions', '[]')) > 0`);
    return bot !== undefined;
  }
}
