import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { MediaLibrary } from '#platform/media/media-library';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { picturesOf, reportsAbout } from './reported-pictures.sql.js';
import { ReportedPicturesLeft } from './reported-pictures-left.js';

/** Pictures of messages that go. Those in a report stay attached until they lie where only administrators see them. */
@Injectable()
export class LeftPictures {
  constructor(
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly outbox: Outbox,
  ) {}

  /** Those of the messages that `which` holds for. Within the transaction in which they go, and before they do. */
  async of(personId: string, which: RawBuilder<unknown>): Promise<void> {
    const sent = await this.db.rows(sql<{ id: string; reported: boolean }>`
      with reported as (${picturesOf(reportsAbout(personId))})
      select image ->> 'id' as id, image ->> 'id' in (select id from reported) as reported
      from messaging.messages, jsonb_array_elements(images) image where ${which}`);
    const idsOf = (reported: boolean) =>
      sent.filter((picture) => picture.reported === reported).map((picture) => picture.id);
    await this.media.detach(idsOf(false));
    const evidence = idsOf(true);
    if (evidence.length > 0) this.outbox.raise(new ReportedPicturesLeft(personId, evidence));
  }
}
