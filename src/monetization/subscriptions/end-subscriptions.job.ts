import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { RUNNING } from './standing.js';
import { Subscription } from './subscription.entity.js';
import { Subscriptions } from './subscriptions.js';

const AT_ONCE = 100;

/**
 * Says of what is over by the clock that it is: the grace has passed, the period of one that was cancelled, the time of one
 * that was assigned. Nobody has what they lost any longer anyway.
 */
@Job({ name: 'monetization.end-subscriptions', cron: '* * * * *' })
export class EndSubscriptionsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const over = await this.em
      .fork()
      .find(
        Subscription,
        { status: { $in: [...RUNNING] }, holdsUntil: { $lte: this.clock.now() } },
        { orderBy: { holdsUntil: 'asc' }, limit: AT_ONCE },
      );
    await oneByOne(over, stopping, ({ id }) =>
      this.em.fork().transactional(() => this.subscriptions.settle(id)),
    );
  }
}
