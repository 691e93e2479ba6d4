import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { pricingPage, subscriptionPage } from '#contract/pages/monetization';
import { ProductSettings } from '#platform/config/product.settings';
import { Biller } from '../billing/biller.js';
import { CheckoutClosed, NoPortal, PaymentFailed } from '../billing/billing.errors.js';
import type { Checkout } from '../billing/checkout.entity.js';
import { Checkouts } from '../billing/checkouts.js';
import { type PlanPrice, Prices } from '../plans/prices.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { NotSubscribed } from '../subscriptions/subscription.errors.js';
import { StripeClient } from './stripe-client.js';
import { StripeCustomers } from './stripe-customers.js';
import { StripePrices } from './stripe-prices.js';
import { StripeSync } from './stripe-sync.js';

/** Where people come back to. */
const PLAN = subscriptionPage.path;
const PRICING = pricingPage.path;

/** What a subscription is at Stripe. */
interface AtStripe {
  id: string;
  item: Stripe.SubscriptionItem;
  scheduleId: string | undefined;
}

/** Checkout, changes and the customer portal of Stripe. What has come of a call is asked like what an event tells of. */
@Injectable()
export class StripeBiller extends Biller {
  readonly kind = 'stripe';

  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: StripeCustomers,
    private readonly prices: StripePrices,
    private readonly offered: Prices,
    private readonly checkouts: Checkouts,
    private readonly syncing: StripeSync,
    private readonly settings: ProductSettings,
  ) {
    super();
  }

  override async open(checkout: Checkout): Promise<string> {
    const { id, personId, priceId, couponCents } = checkout;
    const plan = await this.offered.find(priceId);
    if (!personId || !plan) throw new CheckoutClosed();
    const customer = await this.customers.of(personId);
    const price = await this.prices.idOf(plan);
    const discounts = couponCents > 0 ? [{ coupon: await this.couponOf(checkout) }] : undefined;
    const { publicUrl } = this.settings;
    const session = await this.stripe.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          ...(discounts && { discounts }),
          client_reference_id: id,
          metadata: { checkout_id: id },
          subscription_data: { metadata: { checkout_id: id } },
          success_url: `${publicUrl}${PLAN}?checkout=${id}`,
          cancel_url: `${publicUrl}${PRICING}`,
        },
        { idempotencyKey: `checkout-${id}` },
      ),
    );
    if (!session.url) throw new CheckoutClosed();
    return this.checkouts.keepAddress(id, { url: session.url, stripeSessionId: session.id });
  }

  override async change(subscription: Subscription, price: PlanPrice): Promise<void> {
    const { id, item, scheduleId } = await this.find(subscription);
    const stripePrice = await this.prices.idOf(price);
    if (item.price.id !== stripePrice) {
      await this.release(scheduleId);
      try {
        await this.stripe.call((stripe) =>
          stripe.subscriptions.update(
            id,
            {
              items: [{ id: item.id, price: stripePrice }],
              proration_behavior: 'always_invoice',
              billing_cycle_anchor: { type: 'now' },
              payment_behavior: 'error_if_incomplete',
              cancel_at_period_end: false,
            },
            // After a card that failed the terms have another version: the next try is one of its own.
            { idempotencyKey: `change-${id}-${subscription.termsVersion}-${price.id}` },
          ),
        );
      } catch (error) {
        if (error instanceof PaymentFailed) await this.syncing.sync(id);
        throw error;
      }
    }
    await this.syncing.sync(id);
  }

  override async changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void> {
    const { id, item, scheduleId } = await this.find(subscription);
    if (!price) {
      await this.release(scheduleId);
      await this.setCancels(id, false);
      return void (await this.syncing.sync(id));
    }
    await this.setCancels(id, false);
    const next = await this.prices.idOf(price);
    const schedule =
      scheduleId ??
      (await this.stripe.call((stripe) => stripe.subscriptionSchedules.create({ from_subscription: id }))).id;
    const { current_period_start: start, current_period_end: end } = item;
    await this.stripe.call((stripe) =>
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

  override async cancelLater(subscription: Subscription, cancels: boolean): Promise<void> {
    const { id, scheduleId } = await this.find(subscription);
    // A schedule would not let it be cancelled.
    if (cancels) await this.release(scheduleId);
    await this.setCancels(id, cancels);
    await this.syncing.sync(id);
  }

  override async portal(personId: string): Promise<string> {
    const customer = await this.customers.find(personId);
    if (!customer) throw new NoPortal();
    const { url } = await this.stripe.call((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: `${this.settings.publicUrl}${PLAN}` }),
    );
    return url;
  }

  private async find({ stripeSubscriptionId }: Subscription): Promise<AtStripe> {
    if (!stripeSubscriptionId) throw new NotSubscribed();
    const { items, schedule, id } = await this.stripe.call((stripe) =>
      stripe.subscriptions.retrieve(stripeSubscriptionId),
    );
    const [item] = items.data;
    if (!item) throw new NotSubscribed();
    return { id, item, scheduleId: typeof schedule === 'string' ? schedule : schedule?.id };
  }

  private async release(scheduleId: string | undefined): Promise<void> {
    if (scheduleId) await this.stripe.call((stripe) => stripe.subscriptionSchedules.release(scheduleId));
  }

  private setCancels(id: string, cancels: boolean): Promise<unknown> {
    return this.stripe.call((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: cancels }));
  }

  private async couponOf({ id, couponCents, tier }: Checkout): Promise<string> {
    const coupon = await this.stripe.call((stripe) =>
      stripe.coupons.create(
        {
          amount_off: couponCents,
          currency: 'usd',
          duration: 'once',
          max_redemptions: 1,
          name: `${this.settings.BRAND_NAME} coupon`,
          metadata: { checkout_id: id, tier },
        },
        { idempotencyKey: `coupon-${id}` },
      ),
    );
    return coupon.id;
  }
}
