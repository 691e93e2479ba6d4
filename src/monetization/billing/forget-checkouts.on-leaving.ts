import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Checkout } from './checkout.entity.js';

/** What they were about to pay is abandoned, and names nobody. */
@Injectable()
@OnLeaving('monetization.checkouts.person_id')
export class ForgetCheckoutsOnLeaving implements ForgetRule {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async forget({ id: personId }: Leaver): Promise<void> {
    for (const checkout of await this.em.find(Checkout, { personId })) {
      if (checkout.status === 'open') checkout.abandon(this.clock.now());
      checkout.personId = null;
    }
    await this.em.flush();
  }
}
