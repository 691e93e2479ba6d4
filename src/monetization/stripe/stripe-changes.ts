import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { ChangeCost } from '../billing/biller.js';
import { PaymentFailed } from '../billing/billing.errors.js';
import type { PlanPrice } from '../plans/prices.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { NotSubscribed } from '../subscriptions/subscription.errors.js';
import { StripeClient } from './stripe-client.js';
import { stripeId } from './stripe-facts.js';
import { StripePrices } from './stripe-prices.js';
import { StripeSync } from './stripe-sync.js';

/** What a subscription is at Stripe. */
interface AtStripe {
  id: string;
  item: Stripe.SubscriptionItem;
  scheduleId: string | undefined;
}

/** Another plan begins a period of its own, and what is unused of the old one comes off. */
const AT_ONCE = { proration_behavior: 'always_invoice', billing_cycle_anchor: { type: 'now' } } as const;

/** Other plans for who pays at Stripe. What has come of a change is asked like what an event tells of. */
@Injectable()
export class StripeChanges {
  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: StripePrices,
    private readonly syncing: StripeSync,
  ) {}

  /** As Stripe reckons it: what it would take now, with all that it still owes its customer. */
  async costOf(subscription: Subscription, price: PlanPrice): Promise<ChangeCost> {
    const { id, item } = await this.find(subscription);
    const items = [{ id: item.id, price: await this.prices.idOf(price) }];
    const { total, starting_balance: balance } = await this.stripe.call('invoices.createPreview', (stripe) =>
      stripe.invoices.createPreview({ subscription: id, subscription_details: { items, ...AT_ONCE } }),
    );
    const owed = total + balance;
    return {
      restCents: price.amountCents - owed,
      dueCents: Math.max(0, owed),
      leftCents: Math.max(0, -owed),
    };
  }

  async change(subscription: Subscription, price: PlanPrice): Promise<void> {
    const { id, item, scheduleId } = await this.find(subscription);
    const stripePrice = await this.prices.idOf(price);
    if (item.price.id !== stripePrice) {
      await this.release(scheduleId);
      try {
        // After a card that failed the terms have another version: the next try is one of its own.
        const key = `change-${id}-${subscription.termsVersion}-${price.id}`;
        await this.stripe.once('subscriptions.update', key, (stripe, options) =>
          stripe.subscriptions.update(
            id,
            {
              items: [{ id: item.id, price: stripePrice }],
              ...AT_ONCE,
              payment_behavior: 'error_if_incomplete',
              cancel_at_period_end: false,
            },
            options,
          ),
        );
      } catch (error) {
        if (error instanceof PaymentFailed) await this.syncing.sync(id);
        throw error;
      }
    }
    await this.syncing.sync(id);
  }

  async changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void> {
    const { id, item, scheduleId } = await this.find(subscription);
    if (!price) {
      await this.release(scheduleId);
      await this.setCancels(id, false);
      return void (await this.syncing.sync(id));
    }
    await this.setCancels(id, false);
    const next = await this.prices.idOf(price);
    const schedule = scheduleId ?? (await this.schedule(id));
    const { current_period_start: start, current_period_end: end } = item;
    await this.stripe.call('subscriptionSchedules.update', (stripe) =>
      stripe.subscriptionSchedules.update(schedule, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          { items: [{ price: item.price.id, quantity: 1 }], start_date: start, end_date: end },
          { items: [{ price: next, quantity: 1 }], start_date: end, proration_behavior: 'none' },
        ],
      }),
    );
    await this.syncing.sync(id);
  }

  async cancelLater(subscription: Subscription, cancels: boolean): Promise<void> {
    const { id, scheduleId } = await this.find(subscription);
    // A schedule would not let it be cancelled.
    if (cancels) await this.release(scheduleId);
    await this.setCancels(id, cancels);
    await this.syncing.sync(id);
  }

  private async find({ stripeSubscriptionId }: Subscription): Promise<AtStripe> {
    if (!stripeSubscriptionId) throw new NotSubscribed();
    const { items, schedule, id } = await this.stripe.call('subscriptions.retrieve', (stripe) =>
      stripe.subscriptions.retrieve(stripeSubscriptionId),
    );
    const [item] = items.data;
    if (!item) throw new NotSubscribed();
    return { id, item, scheduleId: stripeId(schedule) };
  }

  private async schedule(id: string): Promise<string> {
    const made = await this.stripe.call('subscriptionSchedules.create', (stripe) =>
      stripe.subscriptionSchedules.create({ from_subscription: id }),
    );
    return made.id;
  }

  private async release(scheduleId: string | undefined): Promise<void> {
    if (scheduleId)
      await this.stripe.call('subscriptionSchedules.release', (stripe) =>
        stripe.subscriptionSchedules.release(scheduleId),
      );
  }

  private setCancels(id: string, cancels: boolean): Promise<unknown> {
    return this.stripe.call('subscriptions.update', (stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: cancels }),
    );
  }
}
