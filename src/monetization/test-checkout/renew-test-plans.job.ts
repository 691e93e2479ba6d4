import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { Biller } from '../billing/biller.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { TestBiller } from '../test-billing/test-biller.js';

const AT_ONCE = 50;

/** Test plans go on at the end of a period, as a payment provider would have it. */
@Job({ name: 'monetization.renew-test-plans', cron: '*/5 * * * *' })
export class RenewTestPlansJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly biller: Biller,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    if (!(this.biller instanceof TestBiller)) return;
    const now = this.clock.now();
    const due = await this.em.find(
      Subscription,
      {
        source: 'test',
        status: 'active',
        cancels: false,
        periodEnd: { $lte: now },
        holdsUntil: { $gt: now },
      },
      { orderBy: { periodEnd: 'asc' }, limit: AT_ONCE },
    );
    const { biller } = this;
    await oneByOne(due, stopping, (subscription) => biller.renew(subscription, 'pay', now));
  }
}
