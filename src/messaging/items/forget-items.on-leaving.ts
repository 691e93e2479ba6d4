import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('messaging.items.image')
@Outlives({
  'messaging.items.seller_id': 'Which side of a conversation was the seller, without a word of theirs.',
})
export class ForgetItemsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`update messaging.items set title = '', image = null where seller_id = ${id}`);
  }
}
