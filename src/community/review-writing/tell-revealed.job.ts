import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { Reveal } from './reveal.js';

const BATCH = 100;

/** Deals whose time is over: what was written of them has been shown since then, and now the two are told. */
@Injectable()
@Job({ name: 'community.tell-revealed', cron: '* * * * *' })
export class TellRevealedJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly reveal: Reveal,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.tellBatch());
  }

  private tellBatch(): Promise<number> {
    return this.em.transactional(async () => {
      const due = await this.db.rows(sql<{ id: string }>`
        select sale_id as id from community.deals where told_at is null and closes_at <= ${this.clock.now()}
        order by closes_at limit ${BATCH} for update skip locked`);
      await this.reveal.told(due.map(({ id }) => id));
      return due.length;
    });
  }
}
