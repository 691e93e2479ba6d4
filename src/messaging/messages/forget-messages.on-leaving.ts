import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';

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
    private readonly media: MediaLibrary,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    const pictures = await this.db.rows(sql<{ id: string }>`
      select image ->> 'id' as id
      from messaging.messages, jsonb_array_elements(images) image
      where sender_id = ${id} and image ->> 'id' not in (${REPORTED_PICTURES})`);
    await this.media.detach(pictures.map((picture) => picture.id));
    await this.db.rows(sql`
      update messaging.messages set content = '', images = '[]', removed_at = now()
      where sender_id = ${id} and removed_at is null`);
  }
}

/** Evidence stays while the report stands: administrators see the conversation as it was. */
const REPORTED_PICTURES = sql`
  select image ->> 'id'
  from messaging.conversation_reports report, jsonb_array_elements(report.snapshot) said,
    jsonb_array_elements(said -> 'images') image
  where report.status in ('pending', 'reviewed')`;
