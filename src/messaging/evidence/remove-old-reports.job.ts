import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { comesAfter } from '#platform/jobs/row-after-row';
import { EvidenceSweep, type OldReports } from '#platform/media/evidence/evidence-sweep';
import { Database } from '#platform/persistence/database';
import type { TimeCursor } from '#platform/persistence/time-cursor';
import { picturesOf } from '../messages/reported-pictures.sql.js';
import { TellAdministrators } from '../safety/tell-administrators.js';

@Injectable()
@Job({ name: 'messaging.remove-old-reports', cron: '20 4 * * *' })
export class RemoveOldReportsJob implements ScheduledJob, OldReports {
  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly administrators: TellAdministrators,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  due(old: Date, most: number, last?: TimeCursor): Promise<TimeCursor[]> {
    return this.db.rows(sql<TimeCursor>`
      select id, created_at::text as at from messaging.conversation_reports
      where created_at < ${old} and ${comesAfter(last, 'created_at', 'down')}
      order by created_at desc, id desc limit ${most}`);
  }

  picturesOf(id: string): Promise<{ id: string }[]> {
    const its = sql`report.id = ${id}`;
    // Not only of the same conversation: what was said as a guest is part of another one later.
    const others = sql`report.id <> ${id} and report.pictures ?| array(${picturesOf(its)})`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(its)} except ${picturesOf(others)}`);
  }

  async remove(id: string): Promise<void> {
    await this.administrators.withdraw([id]);
    await this.db.rows(sql`delete from messaging.conversation_reports where id = ${id}`);
  }
}
