import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { voidOpenInvoices } from '../stripe/open-invoices.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { CancelledWhileDue } from '../subscriptions/subscription-events.js';

/** Who cancels on Stripe's own pages is charged no more than who cancels here, where it is done at once. */
@Injectable()
@ReactsTo(CancelledWhileDue, { lane: 'outside' })
export class VoidBillsOnCancelledWhileDue implements Reaction<CancelledWhileDue> {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeClient,
  ) {}

  async react({ subscriptionId }: CancelledWhileDue): Promise<void> {
    const own = await this.em.fork().findOne(Subscription, subscriptionId);
    // Taken back meanwhile, it is to be paid after all.
    if (own?.stripeSubscriptionId && own.cancels)
      await voidOpenInvoices(this.stripe, own.stripeSubscriptionId);
  }
}
