import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '#platform/config/clock';
import { isUuid } from '#platform/http/uuid-param';
import { Checkout } from '../billing/checkout.entity.js';
import { Checkouts } from '../billing/checkouts.js';
import { PaymentMarks } from '../payment-marks/payment-marks.js';
import { type PlanPrice, Prices } from '../plans/prices.js';
import type { BillingFact } from '../subscriptions/standing.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { fingerprintOf } from './fingerprint.js';
import { SharedRuns } from './shared-runs.js';
import { StripeClient } from './stripe-client.js';
import { factsFrom, type PriceOf, pricesNamed, stripeId, termsFrom } from './stripe-facts.js';
import { NotAtStripe } from './stripe-failure.js';

export type Synced = 'applied' | 'foreign';

/** Invoices of one subscription that are looked at, the newest first: a month each, these are eight years. */
const INVOICES = 100;

interface Seen {
  subscription: Stripe.Subscription;
  invoices: Stripe.Invoice[];
  version: number;
  priceOf: PriceOf;
  /** Of a subscription that is new here, whose it is; null where it is none of ours. */
  checkoutId: string | null;
}

/** Brings a subscription to what Stripe says of it now, whatever made us ask. */
@Injectable()
export class StripeSync {
  private readonly logger = new Logger('Stripe');
  private readonly runs = new SharedRuns<Synced>();

  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeClient,
    private readonly subscriptions: Subscriptions,
    private readonly checkouts: Checkouts,
    private readonly prices: Prices,
    private readonly marks: PaymentMarks,
    private readonly clock: Clock,
  ) {}

  /** Asked by many at once, Stripe is asked for all of them. What is not ours changes nothing. */
  sync(stripeSubscriptionId: string): Promise<Synced> {
    return this.runs.run(stripeSubscriptionId, () => this.syncWith(stripeSubscriptionId, []));
  }

  /** `more` is what is known besides. */
  async syncWith(stripeSubscriptionId: string, more: readonly BillingFact[]): Promise<Synced> {
    const seen = await this.ask(stripeSubscriptionId);
    if (!seen) return 'foreign';
    return this.em.fork().transactional(() => this.apply(seen, more));
  }

  private async ask(id: string): Promise<Seen | null> {
    // Before the question: an answer that comes late is not taken for a new one.
    const version = await this.subscriptions.nextVersion();
    try {
      const subscription = await this.stripe.call('subscriptions.retrieve', (stripe) =>
        stripe.subscriptions.retrieve(id, { expand: ['schedule', 'default_payment_method'] }),
      );
      const { data: invoices } = await this.stripe.call('invoices.list', (stripe) =>
        stripe.invoices.list({ subscription: id, limit: INVOICES }),
      );
      const priceOf = await this.priceOf(subscription, invoices);
      return { subscription, invoices, version, priceOf, checkoutId: await this.checkoutOf(subscription) };
    } catch (error) {
      if (error instanceof NotAtStripe) return null;
      throw error;
    }
  }

  private async apply(seen: Seen, more: readonly BillingFact[]): Promise<Synced> {
    const { subscription, invoices, priceOf, version } = seen;
    const own = await this.em.findOne(Subscription, { stripeSubscriptionId: subscription.id });
    const id = own?.id ?? (await this.begin(seen));
    if (!id) return 'foreign';
    const facts = factsFrom(subscription, invoices, priceOf, version);
    const known = await this.subscriptions.learn(id, [...facts, ...more]);
    known.checkedAt = this.clock.now();
    await this.marks.note(known.personId ?? null, fingerprintOf(subscription));
    return 'applied';
  }

  /** What it says of itself is not enough: the checkout has to know it, too. */
  private async checkoutOf({ id, metadata }: Stripe.Subscription): Promise<string | null> {
    const checkoutId = metadata.checkout_id ?? '';
    const checkout = isUuid(checkoutId) ? await this.em.fork().findOne(Checkout, checkoutId) : null;
    const session = checkout?.stripeSessionId;
    if (!session) return null;
    const { subscription } = await this.stripe.call('checkout.sessions.retrieve', (stripe) =>
      stripe.checkout.sessions.retrieve(session),
    );
    return stripeId(subscription) === id ? checkoutId : null;
  }

  /** The subscription of a checkout of ours. One that somebody else began with the same account of Stripe is theirs. */
  private async begin({ subscription, priceOf, version, checkoutId }: Seen): Promise<string | null> {
    const checkout = checkoutId && (await this.em.findOne(Checkout, checkoutId));
    if (!checkout) return null;
    const terms = termsFrom(subscription, priceOf, version);
    if (!terms) {
      this.logger.error(
        { subscription: subscription.id },
        'A subscription of ours has a price that is none of ours.',
      );
      return null;
    }
    if (checkout.personId) await this.subscriptions.lock(checkout.personId);
    // Another event of the same subscription may have been quicker.
    const begun = await this.em.findOne(Subscription, { stripeSubscriptionId: subscription.id });
    if (begun) return begun.id;
    return (await this.checkouts.complete(checkout.id, { terms, stripeSubscriptionId: subscription.id })).id;
  }

  private async priceOf(
    subscription: Stripe.Subscription,
    invoices: readonly Stripe.Invoice[],
  ): Promise<PriceOf> {
    const prices = await Promise.all(
      [...pricesNamed(subscription, invoices)].map((id) => this.prices.findByStripe(id)),
    );
    const known = new Map(
      prices.flatMap((price): [string, PlanPrice][] =>
        price?.stripePriceId ? [[price.stripePriceId, price]] : [],
      ),
    );
    return (id) => known.get(id);
  }
}
