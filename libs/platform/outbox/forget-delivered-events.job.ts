import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

/** How long a delivered event can still be looked up. */
const KEEP = sql`interval '7 days'`;
const BATCH = 1000;

/** Keeps the outbox small: delivered events and the notes of their reactions go after a week, in batches. */
@Injectable()
@Job({ name: 'platform.forget-delivered-events', cron: '40 3 * * *' })
export class ForgetDeliveredEventsJob implements ScheduledJob {
  constructor(private readonly db: Database) {}

  async run(stopping: AbortSignal): Promise<void> {
    let forgotten = BATCH;
    while (forgotten === BATCH && !stopping.aborted) {
      const rows = await this.db.rows(sql`
        with old as (
          delete from platform.outbox
          where id in (
            select id from platform.outbox where processed_at < now() - ${KEEP} order by processed_at limit ${BATCH}
          )
          returning id
        ), notes as (
          delete from platform.reactions_done where message_id in (select id from old)
        )
        select id from old`);
      forgotten = rows.length;
    }
  }
}
