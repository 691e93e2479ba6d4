import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Checkout, CheckoutAbandoned } from '../billing/checkout.entity.js';
import { StripeSessions } from '../stripe/stripe-sessions.js';

/** What was abandoned cannot be paid at Stripe any more. */
@Injectable()
@ReactsTo(CheckoutAbandoned, { lane: 'outside' })
export class CloseSessionOnCheckoutAbandoned implements Reaction<CheckoutAbandoned> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: StripeSessions,
  ) {}

  async react({ checkoutId }: CheckoutAbandoned): Promise<void> {
    const checkout = await this.em.fork().findOne(Checkout, checkoutId);
    if (checkout?.stripeSessionId) await this.sessions.close(checkout.stripeSessionId);
  }
}
