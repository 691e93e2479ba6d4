import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { picturesOf, reportsAbout } from './reported-pictures.sql.js';
import { ReportedPicturesLeft } from './reported-pictures-left.js';

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
    private readonly outbox: Outbox,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.forgetPictures(id);
    await this.db.rows(sql`
      update messaging.messages set content = '', images = '[]', removed_at = now()
      where sender_id = ${id} and removed_at is null`);
  }

  /** Those in a report stay attached until they lie where only administrators see them. */
  private async forgetPictures(id: string): Promise<void> {
    const sent = await this.db.rows(sql<{ id: string; reported: boolean }>`
      with reported as (${picturesOf(reportsAbout(id))})
      select image ->> 'id' as id, image ->> 'id' in (select id from reported) as reported
      from messaging.messages, jsonb_array_elements(images) image where sender_id = ${id}`);
    const idsOf = (reported: boolean) =>
      sent.filter((picture) => picture.reported === reported).map((picture) => picture.id);
    await this.media.detach(idsOf(false));
    const evidence = idsOf(true);
    if (evidence.length > 0) this.outbox.raise(new ReportedPicturesLeft(id, evidence));
  }
}
