import { Injectable } from '@nestjs/common';
import { planNames } from '#contract/monetization/subscriptions';
import { ProductSettings } from '#platform/config/product.settings';
import { type PlanPrice, Prices } from '../plans/prices.js';
import { StripeClient } from './stripe-client.js';

const INTERVALS = { monthly: 'month', yearly: 'year' } as const;

/** Our prices at Stripe, each made there when it is first paid. */
@Injectable()
export class StripePrices {
  constructor(
    private readonly prices: Prices,
    private readonly stripe: StripeClient,
    private readonly settings: ProductSettings,
  ) {}

  async idOf(price: PlanPrice): Promise<string> {
    if (price.stripePriceId) return price.stripePriceId;
    const { id } = await this.stripe.once('prices.create', `price-${price.id}`, (stripe, options) =>
      stripe.prices.create(
        {
          currency: price.currency,
          unit_amount: price.amountCents,
          recurring: { interval: INTERVALS[price.cycle] },
          product_data: { name: `${this.settings.BRAND_NAME} ${planNames[price.tier]}` },
          metadata: { price_id: price.id },
        },
        options,
      ),
    );
    return this.prices.keepStripeId(price.id, id);
  }
}
