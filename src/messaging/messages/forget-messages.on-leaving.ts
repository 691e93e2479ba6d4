import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { LeftPictures } from './left-pictures.js';

/** Whoever leaves takes their words and pictures along; the place of each in the conversation stays. */
@Injectable()
@OnLeaving('messaging.messages.images')
@Outlives({
  'messaging.messages.sender_id':
    'Whose the emptied place is, so that the others keep their sides of the thread.',
  'messaging.messages.offer': 'What became of an offer, told without a name to the one who stays.',
})
export class ForgetMessagesOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly pictures: LeftPictures,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.pictures.of(id, sql`sender_id = ${id}`);
    await this.db.rows(sql`
      update messaging.messages set content = '', images = '[]', removed_at = now()
      where sender_id = ${id} and removed_at is null`);
  }
}
