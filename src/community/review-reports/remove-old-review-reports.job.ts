import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EvidenceSettings } from '#platform/media/evidence.settings';
import { WithdrawnPictures } from '#platform/media/withdrawn-pictures';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './review-report.sql.js';
import { ReviewReportNotices } from './review-report-notices.js';

const BATCH = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Evidence is not kept for ever: a report goes after `REPORTS_KEPT_DAYS`, with the words and the pictures it holds. */
@Injectable()
@Job({ name: 'community.remove-old-review-reports', cron: '35 4 * * *' })
export class RemoveOldReviewReportsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
    private readonly notices: ReviewReportNotices,
    private readonly settings: EvidenceSettings,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - this.settings.REPORTS_KEPT_DAYS * DAY_MS);
    let removed: number;
    do removed = await this.removeBatch(old);
    while (removed === BATCH && !stopping.aborted);
  }

  /** The files first: what a crash leaves is found again by its report. */
  private async removeBatch(old: Date): Promise<number> {
    const due = await this.db.rows(sql<{ id: string; reviewId: string }>`
      select id, review_id as "reviewId" from community.review_reports where created_at < ${old}
      order by created_at limit ${BATCH}`);
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const reviews = due.map(({ reviewId }) => reviewId);
    const [held, shared] = await Promise.all([
      this.db.rows(picturesOf(sql`report.id = any(${ids}::uuid[])`)),
      // Of other reports of the same reviews.
      this.db.rows(
        picturesOf(sql`report.review_id = any(${reviews}::uuid[]) and report.id <> all(${ids}::uuid[])`),
      ),
    ]);
    const elsewhere = new Set(shared.map(({ id }) => id));
    await this.pictures.forget(held.map(({ id }) => id).filter((id) => !elsewhere.has(id)));
    await this.notices.withdraw(ids);
    await this.db.rows(sql`delete from community.review_reports where id = any(${ids}::uuid[])`);
    return ids.length;
  }
}
