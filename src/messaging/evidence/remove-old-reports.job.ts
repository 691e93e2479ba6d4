import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EvidenceSweep, type OldReports } from '#platform/media/evidence/evidence-sweep';
import { Database } from '#platform/persistence/database';
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

  due(old: Date, most: number): Promise<{ id: string }[]> {
    return this.db.rows(sql<{ id: string }>`
      select id from messaging.conversation_reports where created_at < ${old} order by created_at limit ${most}`);
  }

  picturesOf(ids: readonly string[], old: Date): Promise<{ id: string }[]> {
    const theirs = sql`report.id = any(${ids}::uuid[])`;
    const others = sql`report.created_at >= ${old}`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(theirs)} except ${picturesOf(others)}`);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.administrators.withdraw(ids);
    await this.db.rows(sql`delete from messaging.conversation_reports where id = any(${ids}::uuid[])`);
  }
}
