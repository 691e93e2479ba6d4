import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DRAFT_LIMITS } from '#contract/drafts';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { uploadsOf, type WithUploads } from './draft-media.js';

const BATCH = 200;

/** What nobody has gone on with for a long time is let go of, with its uploads. */
@Injectable()
@Job({ name: 'catalog.remove-old-drafts', cron: '40 3 * * *' })
export class RemoveOldDraftsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - DRAFT_LIMITS.keptDays * DAY_MS);
    await inBatches(BATCH, stopping, () => this.removeBatch(old));
  }

  /** Past those that are being changed in this moment. */
  private removeBatch(old: Date): Promise<number> {
    return this.em.transactional(async () => {
      const removed = await this.db.rows(sql<WithUploads>`
        delete from catalog.drafts where id = any(array(
          select id from catalog.drafts where updated_at < ${old}
          order by updated_at limit ${BATCH} for update skip locked))
        returning images, audio_id as "audioId"`);
      await this.media.detach(uploadsOf(removed));
      return removed.length;
    });
  }
}
