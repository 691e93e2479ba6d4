import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { GUEST_LIMITS } from '#contract/people';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { newerThan, type TimeCursor } from '#platform/persistence/time-cursor';
import { Departure } from '../profiles/departure.js';
import { Profile } from '../profiles/profile.entity.js';

const BATCH = 20;

/**
 * Guests who have not come for 30 days go, and with them everything they have; one of whom something was just changing goes
 * with the next run.
 */
@Job({ name: 'identity.delete-idle-guests', cron: '40 * * * *' })
export class DeleteIdleGuestsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly departure: Departure,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const idleSince = new Date(this.clock.now().getTime() - GUEST_LIMITS.unusedDays * DAY_MS);
    const idle = rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, last_accessed::text as at from identity.profiles
        where kind = 'guest' and last_accessed < ${idleSince} and ${newerThan(last, 'last_accessed', 'id')}
        order by last_accessed, id limit ${BATCH}`),
    );
    await oneByOne(idle, stopping, ({ id }) => this.delete(id, idleSince));
  }

  /** A guest who is just coming back holds their row's lock, and is passed over. */
  private delete(id: string, idleSince: Date): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const guest = await em.findOne(
        Profile,
        { id, kind: 'guest', lastAccessed: { $lt: idleSince } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (guest) await this.departure.of(guest);
    });
  }
}
