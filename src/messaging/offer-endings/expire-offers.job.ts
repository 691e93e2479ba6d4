import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { OPEN_OFFER_STATUSES } from '#contract/chat';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Offer } from '../offers/offer.entity.js';

const BATCH = 100;

/** Open offers end after 48 hours. (Until this has been by, they already read as expired.) */
@Job({ name: 'messaging.expire-offers', cron: '* * * * *' })
export class ExpireOffersJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.expireBatch());
  }

  /** One that somebody is deciding about just now holds its lock, and is passed over. */
  private expireBatch(): Promise<number> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const due = await em.find(
        Offer,
        { status: { $in: OPEN_OFFER_STATUSES }, expiresAt: { $lte: now } },
        { orderBy: { expiresAt: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const offer of due) offer.expire(now);
      return due.length;
    });
  }
}
