import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
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

  async removeEnded(stopping: AbortSignal): Promise<void> {
    let removed: number;
    do removed = await this.removeSome();
    while (removed === BATCH && !stopping.aborted);
  }

  private async removeSome(): Promise<number> {
    const ended = await this.db.rows(sql<{ id: string }>`
      select id from identity.exports where expires_at <= ${this.clock.now()} order by expires_at limit ${BATCH}`);
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.files.remove(ids);
    await this.db.rows(sql`delete from identity.exports where id = any(${ids}::uuid[])`);
    return ids.length;
  }
}
