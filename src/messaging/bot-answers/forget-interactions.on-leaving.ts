import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** What a buyer had written to a bot goes; that the bot answered somebody stays with its seller. A seller's go with the bot. */
@Injectable()
@OnLeaving('messaging.bot_interactions.seller_id', 'messaging.bot_interactions.data')
@Outlives({
  'messaging.bot_interactions.buyer_id': 'The seller sees what their bot did, for "Deleted user".',
})
export class ForgetInteractionsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update messaging.bot_interactions set data = jsonb_set(data, '{original_message}', '""')
      where buyer_id = ${id} and data ->> 'original_message' <> ''`);
  }
}
