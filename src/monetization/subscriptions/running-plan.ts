import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import type { Subscription } from './subscription.entity.js';
import { NotSubscribed } from './subscription.errors.js';
import { Subscriptions } from './subscriptions.js';

/** What somebody pays for and can change. */
@Injectable()
export class RunningPlan {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotSubscribed also for what is over by the clock alone. */
  async of(personId: string): Promise<Subscription> {
    const running = await this.subscriptions.runningOf(personId);
    const over = running?.holdsUntil && running.holdsUntil <= this.clock.now();
    if (!running || over || running.status === 'inactive') throw new NotSubscribed();
    return running;
  }
}
