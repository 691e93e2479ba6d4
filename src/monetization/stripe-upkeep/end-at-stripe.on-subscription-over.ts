import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SECOND_MS } from '#contract/time';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { voidOpenInvoices } from '../stripe/open-invoices.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { stripeId } from '../stripe/stripe-facts.js';
import { NotAtStripe } from '../stripe/stripe-failure.js';
import { StripeSync } from '../stripe/stripe-sync.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { SubscriptionOver } from '../subscriptions/subscription-events.js';

/**
 * What is over here is over at Stripe: nobody is charged for a plan they do not have. Who paid for a second one, or for one
 * after they had left, gets the money back.
 */
@Injectable()
@ReactsTo(SubscriptionOver, { lane: 'outside' })
export class EndAtStripeOnSubscriptionOver implements Reaction<SubscriptionOver> {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeClient,
    private readonly syncing: StripeSync,
  ) {}

  async react({ subscriptionId }: SubscriptionOver): Promise<void> {
    const id = (await this.whatIsOver(subscriptionId))?.stripeSubscriptionId;
    if (!id) return;
    // What was paid in time, though nobody told of it, brings it back.
    await this.syncing.sync(id);
    const own = await this.whatIsOver(subscriptionId);
    if (!own) return;
    try {
      const { status } = await this.stripe.call('subscriptions.retrieve', (stripe) =>
        stripe.subscriptions.retrieve(id),
      );
      if (status !== 'canceled')
        await this.stripe.call('subscriptions.cancel', (stripe) => stripe.subscriptions.cancel(id));
      if (own.endedWhy === 'replaced' && own.endedAt) await this.giveBack(id, own.endedAt);
      // Who paid it now would have paid for nothing.
      await voidOpenInvoices(this.stripe, id);
    } catch (error) {
      if (!(error instanceof NotAtStripe)) throw error;
    }
    await this.syncing.sync(id);
  }

  private async whatIsOver(subscriptionId: string): Promise<Subscription | undefined> {
    const own = await this.em.fork().findOne(Subscription, subscriptionId);
    return own && !own.running ? own : undefined;
  }

  /** What was paid for periods that were over by then was paid for the plan they had. */
  private async giveBack(id: string, endedAt: Date): Promise<void> {
    const { data: invoices } = await this.stripe.call('invoices.list', (stripe) =>
      stripe.invoices.list({ subscription: id, status: 'paid', limit: 10, expand: ['data.payments'] }),
    );
    const unused = invoices.filter(({ lines }) =>
      lines.data.some(({ period }) => period.end * SECOND_MS > endedAt.getTime()),
    );
    for (const { payments } of unused)
      for (const { payment } of payments?.data ?? []) {
        const paid = stripeId(payment.payment_intent);
        if (paid)
          await this.stripe.once('refunds.create', `refund-${paid}`, (stripe, options) =>
            stripe.refunds.create({ payment_intent: paid }, options),
          );
      }
  }
}
