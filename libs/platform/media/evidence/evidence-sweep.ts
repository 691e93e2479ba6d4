import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { olderThan, type TimeCursor } from '#platform/persistence/time-cursor';
import { EvidenceSettings } from './evidence.settings.js';
import { WithdrawnPictures } from './withdrawn-pictures.js';

const BATCH = 50;

/** Reports of one kind, and what they hold. */
export interface OldReports {
  /** Where they lie, each with its `id` and `created_at`. */
  readonly table: string;
  /** The pictures that it holds; one that another report holds, too, is not among them. */
  picturesOf(id: string): Promise<{ id: string }[]>;
  /** Takes back what leads to it. */
  withdraw(id: string): Promise<void>;
}

/** Evidence is not kept for ever: a report goes after `REPORTS_KEPT_DAYS`, with the words and the pictures it holds. */
@Injectable()
export class EvidenceSweep {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
    private readonly settings: EvidenceSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * The latest first: one whose pictures could not be removed before comes last, and keeps no other.
   * @throws AggregateError with what could not be removed
   */
  async run(reports: OldReports, stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - this.settings.REPORTS_KEPT_DAYS * DAY_MS);
    const table = sql.table(reports.table);
    const due = rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, created_at::text as at from ${table}
        where created_at < ${old} and ${olderThan(last, 'created_at', 'id')}
        order by created_at desc, id desc limit ${BATCH}`),
    );
    // The files first: what a crash leaves is found again by its report.
    await oneByOne(due, stopping, async ({ id }) => {
      await this.pictures.forget((await reports.picturesOf(id)).map((picture) => picture.id));
      await reports.withdraw(id);
      await this.db.rows(sql`delete from ${table} where id = ${id}`);
    });
  }
}
