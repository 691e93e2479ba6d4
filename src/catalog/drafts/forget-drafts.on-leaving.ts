import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { uploadsOf, type WithUploads } from './draft-media.js';

@Injectable()
@OnLeaving('catalog.drafts.person_id', 'catalog.drafts.*')
export class ForgetDraftsOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly media: MediaLibrary,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    const removed = await this.db.rows(sql<WithUploads>`
      delete from catalog.drafts where person_id = ${id} returning images, audio_id as "audioId"`);
    await this.media.detach(uploadsOf(removed));
  }
}
