import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { NotInExport } from '#platform/life/exporting';
import { Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { inBatches } from '../jobs/in-batches.js';

/** How long a delivered event can still be looked up. */
const KEEP = sql`interval '7 days'`;
/** How long a dead letter waits for an operator. */
const KEEP_DEAD = sql`interval '90 days'`;
const BATCH = 1000;

/**
 * Keeps the outbox small: delivered events and the notes of their reactions go after a week, dead letters after three
 * months, in batches. An event stays whole while one of its lanes needs it: its notes say what must not be done again.
 */
@Injectable()
@NotInExport({
  'platform.outbox.key': 'What is on its way to where it is told.',
  'platform.outbox.payload': 'What is on its way to where it is told.',
})
@Outlives({
  'platform.outbox.key': 'Until this job removes the event: a week after it was delivered.',
  'platform.outbox.payload':
    'Until this job removes the event; one that still waits has to be delivered first.',
})
@Job({ name: 'platform.forget-delivered-events', cron: '40 3 * * *' })
export class ForgetDeliveredEventsJob implements ScheduledJob {
  constructor(private readonly db: Database) {}

  async run(stopping: AbortSignal): Promise<void> {
    await inBatches(BATCH, stopping, async () => {
      const rows = await this.db.rows(sql`
        with old as (
          select id from platform.outbox as event
          where (processed_at < now() - ${KEEP} or dead_at < now() - ${KEEP_DEAD}) and not exists (
            select from platform.outbox as other
            where other.id = event.id and other.processed_at is null
              and (other.dead_at is null or other.dead_at >= now() - ${KEEP_DEAD})
          )
          limit ${BATCH}
        ), events as (
          delete from platform.outbox where id in (select id from old)
        ), notes as (
          delete from platform.reactions_done where message_id in (select id from old)
        )
        select id from old`);
      return rows.length;
    });
  }
}
