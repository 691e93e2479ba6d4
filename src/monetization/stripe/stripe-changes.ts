import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Outbox } from '#platform/outbox/outbox';
import type { ChangeCost } from '../billing/biller.js';
import { PaymentFailed } from '../billing/billing.errors.js';
import type { PlanPrice } from '../plans/prices.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { NotSubscribed } from '../subscriptions/subscription.errors.js';
import { NextPlanLost } from '../subscriptions/subscription-events.js';
import { voidOpenInvoices } from './open-invoices.js';
import { StripeClient } from './stripe-client.js';
import { nextPriceOf, stripeId } from './stripe-facts.js';
import { StripePrices } from './stripe-prices.js';
import { StripeSync } from './stripe-sync.js';

/** What a subscription is at Stripe. */
interface AtStripe {
  id: string;
  item: Stripe.SubscriptionItem;
  scheduleId: string | undefined;
  /** Of the price that is to follow. */
  nextPriceId: string | undefined;
  /** Its period has begun, and was not paid. */
  isDue: boolean;
  cancels: boolean;
}

/** Another plan begins a period of its own, and what is unused of the old one comes off. */
const AT_ONCE = { proration_behavior: 'always_invoice', billing_cycle_anchor: { type: 'now' } } as const;

/** Other plans for who pays at Stripe. What has come of a change is asked like what an event tells of. */
@Injectable()
export class StripeChanges {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly stripe: StripeClient,
    private readonly prices: StripePrices,
    private readonly syncing: StripeSync,
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
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
    const before = await this.find(subscription);
    const stripePrice = await this.prices.idOf(price);
    if (before.item.price.id !== stripePrice) {
      try {
        await this.release(before.scheduleId);
        // After a card that failed the terms have another version: the next try is one of its own.
        const key = `change-${before.id}-${subscription.termsVersion}-${price.id}`;
        await this.moveUp(before, stripePrice, key);
      } catch (error) {
        await this.followAgain(subscription, before);
        if (error instanceof PaymentFailed || before.nextPriceId) await this.syncing.sync(before.id);
        throw error;
      }
    }
    await this.syncing.sync(before.id);
  }

  async changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void> {
    const found = await this.find(subscription);
    const { id, scheduleId } = found;
    if (!price) {
      await this.release(scheduleId);
      await this.setCancels(id, false);
      return void (await this.syncing.sync(id));
    }
    await this.setCancels(id, false);
    await this.arrange(found, await this.prices.idOf(price));
    await this.syncing.sync(id);
  }

  async cancelLater(subscription: Subscription, cancels: boolean): Promise<void> {
    const { id, scheduleId, isDue } = await this.find(subscription);
    // That it ends with its period would not keep Stripe from trying to be paid for it.
    if (cancels && isDue) await voidOpenInvoices(this.stripe, id);
    // A schedule would not let it be cancelled.
    if (cancels) await this.release(scheduleId);
    await this.setCancels(id, cancels);
    await this.syncing.sync(id);
  }

  /** Unless it has become another one after all, which Stripe had not said, or its person has decided otherwise since. */
  async follow(subscription: Subscription, { price, next }: NextPlanLost): Promise<void> {
    const now = await this.find(subscription);
    if (now.item.price.id === price && !now.nextPriceId && !now.cancels) await this.arrange(now, next);
  }

  private moveUp({ id, item }: AtStripe, price: string, key: string): Promise<unknown> {
    return this.stripe.once('subscriptions.update', key, (stripe, options) =>
      stripe.subscriptions.update(
        id,
        {
          items: [{ id: item.id, price }],
          ...AT_ONCE,
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        },
        options,
      ),
    );
  }

  /** What was to follow is to follow again: at once, or as soon as Stripe lets it. */
  private async followAgain(
    subscription: Subscription,
    { item, nextPriceId: next }: AtStripe,
  ): Promise<void> {
    if (!next) return;
    const lost = new NextPlanLost(subscription.id, item.price.id, next);
    try {
      await this.follow(subscription, lost);
    } catch (error) {
      // Why the change failed is what its person is told.
      this.logger.warn(error, 'What is to follow a plan is arranged again later.');
      await this.em.fork().transactional(async () => this.outbox.raise(lost, subscription.id));
    }
  }

  /** Another price at the period's end. */
  private async arrange({ id, item, scheduleId }: AtStripe, next: string): Promise<void> {
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
  }

  private async find({ stripeSubscriptionId }: Subscription): Promise<AtStripe> {
    if (!stripeSubscriptionId) throw new NotSubscribed();
    const found = await this.stripe.call('subscriptions.retrieve', (stripe) =>
      stripe.subscriptions.retrieve(stripeSubscriptionId, { expand: ['schedule'] }),
    );
    const [item] = found.items.data;
    if (!item) throw new NotSubscribed();
    return {
      id: found.id,
      item,
      scheduleId: stripeId(found.schedule),
      nextPriceId: nextPriceOf(found, item),
      isDue: found.status === 'past_due' || found.status === 'unpaid',
      cancels: found.cancel_at_period_end,
    };
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
