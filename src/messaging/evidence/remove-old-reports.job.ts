import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EvidenceSettings } from '#platform/media/evidence.settings';
import { WithdrawnPictures } from '#platform/media/withdrawn-pictures';
import { Database } from '#platform/persistence/database';
import { picturesOf } from '../messages/reported-pictures.sql.js';
import { TellAdministrators } from '../safety/tell-administrators.js';

const BATCH = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Evidence is not kept for ever: a report goes after `REPORTS_KEPT_DAYS`, with the words and the pictures it holds. */
@Injectable()
@Job({ name: 'messaging.remove-old-reports', cron: '20 4 * * *' })
export class RemoveOldReportsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
    private readonly administrators: TellAdministrators,
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
    const due = await this.db.rows(sql<{ id: string }>`
      select id from messaging.conversation_reports where created_at < ${old} order by created_at limit ${BATCH}`);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const theirs = sql`report.id = any(${ids}::uuid[])`;
    const elsewhere = new Set((await this.shownBy(sql`report.created_at >= ${old}`)).map(({ id }) => id));
    const held = await this.shownBy(theirs);
    await this.pictures.forget(held.map(({ id }) => id).filter((id) => !elsewhere.has(id)));
    await this.administrators.withdraw(ids);
    await this.db.rows(sql`delete from messaging.conversation_reports where id = any(${ids}::uuid[])`);
    return ids.length;
  }

  private shownBy(which: ReturnType<typeof sql>): Promise<{ id: string }[]> {
    return this.db.rows(picturesOf(which));
  }
}
