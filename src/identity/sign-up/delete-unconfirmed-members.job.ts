import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { newerThan, type TimeCursor } from '#platform/persistence/time-cursor';
import { IdentitySettings } from '../identity.settings.js';
import { Departure } from '../profiles/departure.js';
import { Profile } from '../profiles/profile.entity.js';

const BATCH = 20;

/**
 * Members who did not confirm their address in time go, and their username and the address are free again: it may be
 * somebody else's. They cannot have done anything, as nobody signs in before that. Whoever has had another link sent stays
 * while it works.
 */
@Job({ name: 'identity.delete-unconfirmed-members', cron: '50 3 * * *' })
export class DeleteUnconfirmedMembersJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly departure: Departure,
    private readonly clock: Clock,
    private readonly settings: IdentitySettings,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - this.settings.UNCONFIRMED_DAYS * DAY_MS);
    const unconfirmed = rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, created_at::text as at from identity.profiles
        where kind = 'member' and email_confirmed_at is null and role = 'user' and created_at < ${since}
          and not exists (
            select from identity.mail_tokens where profile_id = profiles.id and expires_at > ${now})
          and ${newerThan(last, 'created_at', 'id')}
        order by created_at, id limit ${BATCH}`),
    );
    await oneByOne(unconfirmed, stopping, ({ id }) => this.delete(id));
  }

  /** Who is just confirming holds their row's lock, and is passed over. */
  private delete(id: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const member = await em.findOne(
        Profile,
        { id, emailConfirmedAt: null },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (member) await this.departure.of(member);
    });
  }
}
