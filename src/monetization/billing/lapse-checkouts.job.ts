import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { Checkout } from './checkout.entity.js';
import { Checkouts } from './checkouts.js';

const AT_ONCE = 100;

/** Checkouts that were left lying are abandoned, and give their coupon back. */
@Job({ name: 'monetization.lapse-checkouts', cron: '*/10 * * * *' })
export class LapseCheckoutsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly checkouts: Checkouts,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const due = await this.em
      .fork()
      .find(
        Checkout,
        { status: 'open', lapsesAt: { $lte: this.clock.now() } },
        { orderBy: { lapsesAt: 'asc' }, limit: AT_ONCE },
      );
    await oneByOne(due, stopping, ({ id }) => this.em.fork().transactional(() => this.checkouts.abandon(id)));
  }
}
