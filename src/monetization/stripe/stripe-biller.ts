import { Injectable } from '@nestjs/common';
import { CURRENCY } from '#contract/monetization/prices';
import { pricingPage, subscriptionPage } from '#contract/pages/monetization';
import { ProductSettings } from '#platform/config/product.settings';
import { Biller, type ChangeCost } from '../billing/biller.js';
import { CheckoutClosed, NoPortal } from '../billing/billing.errors.js';
import type { Checkout } from '../billing/checkout.entity.js';
import { Checkouts } from '../billing/checkouts.js';
import { type PlanPrice, Prices } from '../plans/prices.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { StripeChanges } from './stripe-changes.js';
import { StripeClient } from './stripe-client.js';
import { StripeCustomers } from './stripe-customers.js';
import { StripePrices } from './stripe-prices.js';

/** Where people come back to. */
const PLAN = subscriptionPage.path;
const PRICING = pricingPage.path;

/** Checkout, changes and the customer portal of Stripe. */
@Injectable()
export class StripeBiller extends Biller {
  readonly kind = 'stripe';

  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: StripeCustomers,
    private readonly prices: StripePrices,
    private readonly offered: Prices,
    private readonly checkouts: Checkouts,
    private readonly changes: StripeChanges,
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
    const session = await this.stripe.once('checkout.sessions.create', `checkout-${id}`, (stripe, options) =>
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
          // That it was left: the page adds the way on that it had when they went to pay.
          cancel_url: `${publicUrl}${PRICING}?checkout=left`,
        },
        options,
      ),
    );
    if (!session.url) throw new CheckoutClosed();
    return this.checkouts.keepAddress(id, { url: session.url, stripeSessionId: session.id });
  }

  override costOfChange(subscription: Subscription, price: PlanPrice): Promise<ChangeCost> {
    return this.changes.costOf(subscription, price);
  }

  override change(subscription: Subscription, price: PlanPrice): Promise<void> {
    return this.changes.change(subscription, price);
  }

  override changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void> {
    return this.changes.changeLater(subscription, price);
  }

  override cancelLater(subscription: Subscription, cancels: boolean): Promise<void> {
    return this.changes.cancelLater(subscription, cancels);
  }

  override async portal(personId: string): Promise<string> {
    const customer = await this.customers.find(personId);
    if (!customer) throw new NoPortal();
    const { url } = await this.stripe.call('billingPortal.sessions.create', (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: `${this.settings.publicUrl}${PLAN}` }),
    );
    return url;
  }

  private async couponOf({ id, couponCents, tier }: Checkout): Promise<string> {
    const coupon = await this.stripe.once('coupons.create', `coupon-${id}`, (stripe, options) =>
      stripe.coupons.create(
        {
          amount_off: couponCents,
          currency: CURRENCY,
          duration: 'once',
          max_redemptions: 1,
          name: `${this.settings.BRAND_NAME} coupon`,
          metadata: { checkout_id: id, tier },
        },
        options,
      ),
    );
    return coupon.id;
  }
}
