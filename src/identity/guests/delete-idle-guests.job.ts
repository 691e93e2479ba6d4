import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { GUEST_LIMITS } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Departure } from '../profiles/departure.js';
import { Profile } from '../profiles/profile.entity.js';

/** Few at once: what they leave behind is locked until all of them are gone. */
const BATCH = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Guests who have not come for 30 days go, and with them everything they have. */
@Job({ name: 'identity.delete-idle-guests', cron: '40 3 * * *' })
export class DeleteIdleGuestsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly departure: Departure,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const idleSince = new Date(this.clock.now().getTime() - GUEST_LIMITS.unusedDays * DAY_MS);
    let gone: number;
    do gone = await this.deleteBatch(idleSince);
    while (gone === BATCH && !stopping.aborted);
  }

  /** A guest who is just coming back holds their row's lock, and is passed over. */
  private deleteBatch(idleSince: Date): Promise<number> {
    return this.em.transactional(async (em) => {
      const guests = await em.find(
        Profile,
        { kind: 'guest', lastAccessed: { $lt: idleSince } },
        { limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const guest of guests) await this.departure.of(guest);
      return guests.length;
    });
  }
}
