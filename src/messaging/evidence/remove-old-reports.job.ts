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
  readonly table = 'messaging.conversation_reports';

  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly administrators: TellAdministrators,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  picturesOf(id: string): Promise<{ id: string }[]> {
    const its = sql`report.id = ${id}`;
    // Not only of the same conversation: what was said as a guest is part of another one later.
    const others = sql`report.id <> ${id} and report.pictures ?| array(${picturesOf(its)})`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(its)} except ${picturesOf(others)}`);
  }

  withdraw(id: string): Promise<void> {
    return this.administrators.withdraw([id]);
  }
}
