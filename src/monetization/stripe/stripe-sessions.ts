import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Checkout } from '../billing/checkout.entity.js';
import { Checkouts } from '../billing/checkouts.js';
import { StripeClient } from './stripe-client.js';
import { stripeId } from './stripe-facts.js';
import { NotAtStripe } from './stripe-failure.js';
import { StripeSync, type Synced } from './stripe-sync.js';

/** What became of a checkout at Stripe. */
@Injectable()
export class StripeSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeClient,
    private readonly syncing: StripeSync,
    private readonly checkouts: Checkouts,
  ) {}

  async sync(sessionId: string): Promise<Synced> {
    const session = await this.find(sessionId);
    return session ? this.apply(session) : 'foreign';
  }

  /** Nobody can pay it any more; who has done so meanwhile has their plan, and gets it or the money back. */
  async close(sessionId: string): Promise<void> {
    const session = await this.find(sessionId);
    if (session?.status === 'open')
      await this.stripe.call('checkout.sessions.expire', (stripe) =>
        stripe.checkout.sessions.expire(sessionId),
      );
    else if (session) await this.apply(session);
  }

  private async apply({ id, status, subscription }: Stripe.Checkout.Session): Promise<Synced> {
    const checkout = await this.em.fork().findOne(Checkout, { stripeSessionId: id });
    if (!checkout) return 'foreign';
    if (status === 'complete' && subscription) return this.syncing.sync(stripeId(subscription));
    if (status === 'expired') await this.em.fork().transactional(() => this.checkouts.abandon(checkout.id));
    return 'applied';
  }

  private async find(id: string): Promise<Stripe.Checkout.Session | null> {
    try {
      return await this.stripe.call('checkout.sessions.retrieve', (stripe) =>
        stripe.checkout.sessions.retrieve(id),
      );
    } catch (error) {
      if (error instanceof NotAtStripe) return null;
      throw error;
    }
  }
}
