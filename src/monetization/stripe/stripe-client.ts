import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Breaker } from '#platform/work/breaker';
import { BillingUnavailable, PaymentFailed } from '../billing/billing.errors.js';
import { StripeSettings } from './stripe.settings.js';

type Sdk = typeof import('stripe');

/** Of one try, and of all that the SDK tries for a call. */
export const STRIPE_TIME = { tryMs: 5000, retries: 2, callMs: 18_000 } as const;

/** Stripe knows no such thing: it is another account's, or gone. */
export class NotAtStripe extends Error {
  override name = 'NotAtStripe';
}

/** Stripe's official SDK, loaded when first needed. Never to be called within a transaction. */
@Injectable()
export class StripeClient {
  private readonly logger = new Logger('Stripe');
  private loading?: Promise<{ stripe: Stripe; sdk: Sdk }>;
  private readonly breaker = new Breaker({
    isOutage: (error) => error instanceof BillingUnavailable,
    spared: () => new BillingUnavailable(),
  });

  constructor(private readonly settings: StripeSettings) {}

  /**
   * Tried again by the SDK, under the same idempotency key, where that may help. @throws BillingUnavailable, PaymentFailed,
   * NotAtStripe
   */
  call<T>(what: (stripe: Stripe) => Promise<T>): Promise<T> {
    return this.breaker.run(async () => {
      const { stripe, sdk } = await this.loaded();
      try {
        return await inTime(what(stripe));
      } catch (error) {
        throw this.meaningOf(error, sdk);
      }
    });
  }

  /** What was signed by Stripe not long ago. @throws Error for anything else */
  async signedEvent(body: Buffer, signature: string): Promise<Stripe.Event> {
    const { stripe } = await this.loaded();
    return stripe.webhooks.constructEvent(body, signature, this.settings.STRIPE_WEBHOOK_SECRET ?? '');
  }

  /** Says what kind of failure it was, and nothing that was sent or answered. */
  private meaningOf(error: unknown, { default: { errors } }: Sdk): unknown {
    if (error instanceof errors.StripeCardError) return new PaymentFailed();
    if (!(error instanceof errors.StripeError) && !(error instanceof TooSlow)) return error;
    const { statusCode, code, type } = error as Stripe.errors.StripeError;
    const told = `${type ?? 'too slow'} ${statusCode ?? ''} ${code ?? ''}`.trim();
    if (code === 'resource_missing') return new NotAtStripe(told);
    const refused = statusCode !== undefined && statusCode < 500 && statusCode !== 429 && statusCode !== 409;
    this.logger.warn({ told }, refused ? 'Stripe refused a call.' : 'Stripe gave no answer.');
    return refused ? new Error(`Stripe refused a call: ${told}`) : new BillingUnavailable(new Error(told));
  }

  private loaded() {
    this.loading ??= import('stripe').then((sdk) => ({ sdk, stripe: this.clientOf(sdk) }));
    return this.loading;
  }

  private clientOf({ default: Client }: Sdk): Stripe {
    const { STRIPE_SECRET_KEY, STRIPE_API_URL } = this.settings;
    const elsewhere = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined;
    return new Client(STRIPE_SECRET_KEY ?? '', {
      maxNetworkRetries: STRIPE_TIME.retries,
      timeout: STRIPE_TIME.tryMs,
      telemetry: false,
      ...(elsewhere && {
        host: elsewhere.hostname,
        port: elsewhere.port,
        protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
      }),
    });
  }
}

class TooSlow extends Error {}

/** The SDK's own limit is for each try. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow()), STRIPE_TIME.callMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
