import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { olderThan, type TimeCursor } from '#platform/persistence/time-cursor';
import { ExportFiles } from '../export/export-files.js';

const BATCH = 100;

/** Removes copies whose time is over or whose person has left: the file first, then what is known of it. */
@Injectable()
export class ExportRemoval {
  constructor(
    private readonly db: Database,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * The latest first: what could not be removed before comes last, and keeps nothing else.
   * @throws AggregateError with what could not be removed
   */
  async removeEnded(stopping: AbortSignal): Promise<void> {
    const ended = rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, expires_at::text as at from identity.exports
        where expires_at <= ${this.clock.now()} and ${olderThan(last, 'expires_at', 'id')}
        order by expires_at desc, id desc limit ${BATCH}`),
    );
    await oneByOne(ended, stopping, async ({ id }) => {
      await this.files.remove([id]);
      await this.db.rows(sql`delete from identity.exports where id = ${id}`);
    });
  }
}
