import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { StripeChanges } from '../stripe/stripe-changes.js';
import { StripeSync } from '../stripe/stripe-sync.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { NextPlanLost } from '../subscriptions/subscription-events.js';

/** Who had chosen a smaller plan from the next period on gets it, though a larger one was tried in vain meanwhile. */
@Injectable()
@ReactsTo(NextPlanLost, { lane: 'outside' })
export class FollowAgainOnNextPlanLost implements Reaction<NextPlanLost> {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: StripeChanges,
    private readonly syncing: StripeSync,
  ) {}

  async react(lost: NextPlanLost): Promise<void> {
    const own = await this.em.fork().findOne(Subscription, lost.subscriptionId);
    if (!own?.running || !own.stripeSubscriptionId) return;
    await this.changes.follow(own, lost);
    await this.syncing.sync(own.stripeSubscriptionId);
  }
}
