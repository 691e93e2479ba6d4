import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Subscription } from './subscription.entity.js';

/** Their plan ends at once. What was paid stays in the books, as it must, and names nobody. */
@Injectable()
@OnLeaving('monetization.subscriptions.person_id')
export class ForgetSubscriberOnLeaving implements ForgetRule {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async forget({ id: personId }: Leaver): Promise<void> {
    for (const subscription of await this.em.find(Subscription, { personId })) {
      if (subscription.running) subscription.giveUp('left', this.clock.now());
      subscription.forgetPerson();
    }
    await this.em.flush();
  }
}
