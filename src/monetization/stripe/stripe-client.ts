import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Breaker } from '#platform/work/breaker';
import { StripeSettings } from './stripe.settings.js';
import { meaningOf, NoAnswer, outcomeOf, RefusedByStripe } from './stripe-failure.js';
import { stripeFetch } from './stripe-fetch.js';
import { StripeKeys } from './stripe-keys.js';
import { StripeMetrics } from './stripe-metrics.js';

type Sdk = typeof import('stripe');

/** How often the SDK tries again, after a pause of its own. */
const RETRIES = 2;

/** Stripe's official SDK, loaded when first needed. Never to be called within a transaction. */
@Injectable()
export class StripeClient {
  private readonly logger = new Logger('Stripe');
  private loading?: Promise<{ stripe: Stripe; sdk: Sdk }>;
  private readonly keys = new StripeKeys();
  private readonly breaker = new Breaker({
    isOutage: (error) => error instanceof NoAnswer,
    spared: () => new NoAnswer('open', 'spared'),
  });

  constructor(
    private readonly settings: StripeSettings,
    private readonly metrics: StripeMetrics,
  ) {}

  /**
   * Tried again by the SDK where that may help, a POST under one idempotency key; all of it within the time limit. `operation`
   * is counted: one of few.
   * @throws NoAnswer, PaymentFailed, NotAtStripe, RefusedByStripe
   */
  async call<T>(operation: string, what: (stripe: Stripe) => Promise<T>): Promise<T> {
    const measured = this.metrics.duration.startTimer({ operation });
    let outcome = 'ok';
    try {
      return await this.breaker.run(() => this.ask(what));
    } catch (error) {
      outcome = outcomeOf(error);
      this.note(operation, error);
      throw error;
    } finally {
      measured();
      this.metrics.calls.inc({ operation, outcome });
    }
  }

  /** `call`, for what is done once under its key, whoever asks for it again and whenever. */
  async once<T>(
    operation: string,
    what: string,
    call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>,
  ): Promise<T> {
    const idempotencyKey = this.keys.of(what);
    try {
      return await this.call(operation, (stripe) => call(stripe, { idempotencyKey }));
    } catch (error) {
      if (error instanceof NoAnswer && error.kept) this.keys.spent(what, idempotencyKey);
      throw error;
    }
  }

  /** What was signed by Stripe not long ago. @throws Error for anything else */
  async signedEvent(body: Buffer, signature: string): Promise<Stripe.Event> {
    const { stripe } = await this.loaded();
    return stripe.webhooks.constructEvent(body, signature, this.settings.STRIPE_WEBHOOK_SECRET ?? '');
  }

  private async ask<T>(what: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { stripe, sdk } = await this.loaded();
    try {
      return await inTime(what(stripe), this.limitMs);
    } catch (error) {
      throw meaningOf(error, sdk.default.errors);
    }
  }

  private note(operation: string, error: unknown): void {
    if (error instanceof RefusedByStripe)
      this.logger.warn({ operation, told: error.message }, 'Stripe refused a call.');
    if (!(error instanceof NoAnswer) || error.why === 'open') return;
    const { told, why } = error;
    if (why === 'key-refused') this.logger.error({ operation, told }, 'Stripe refuses STRIPE_SECRET_KEY.');
    else this.logger.warn({ operation, told, why }, 'Stripe gave no answer.');
  }

  private get limitMs(): number {
    return this.settings.STRIPE_TIME_LIMIT * 1000;
  }

  private loaded() {
    this.loading ??= import('stripe').then((sdk) => ({ sdk, stripe: this.clientOf(sdk) }));
    return this.loading;
  }

  private clientOf({ default: Client }: Sdk): Stripe {
    const { STRIPE_SECRET_KEY, STRIPE_API_URL } = this.settings;
    const elsewhere = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined;
    return new Client(STRIPE_SECRET_KEY ?? '', {
      maxNetworkRetries: RETRIES,
      // A share of the limit for each try, and one for the pauses between them.
      timeout: Math.floor(this.limitMs / (RETRIES + 2)),
      httpClient: Client.createFetchHttpClient(stripeFetch),
      telemetry: false,
      ...(elsewhere && {
        host: elsewhere.hostname,
        port: elsewhere.port,
        protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
      }),
    });
  }
}

/** The SDK's own limit is for each try. */
async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer('timeout', 'all tries')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
