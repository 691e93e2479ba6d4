import type Stripe from 'stripe';
import { BillingUnavailable, PaymentFailed } from '../billing/billing.errors.js';

type Errors = typeof Stripe.errors;

/** Stripe knows no such thing: it is another account's, or gone. */
export class NotAtStripe extends Error {
  override name = 'NotAtStripe';
}

/** Stripe has understood, and does not do it: a fault of ours. */
export class RefusedByStripe extends Error {
  override name = 'RefusedByStripe';
}

/** Stripe said nothing, nothing that makes sense, or that it cannot answer now. */
export class NoAnswer extends BillingUnavailable {
  constructor(
    readonly why: 'timeout' | 'rate-limited' | 'failed' | 'key-refused' | 'open',
    readonly told: string,
    /** Stripe keeps this failure, and tells it again to whoever asks under the same idempotency key. */
    readonly kept = false,
  ) {
    super(why === 'open' ? undefined : new Error(told));
  }
}

/** What came of a call, for the metrics. */
export function outcomeOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.why;
  if (error instanceof PaymentFailed) return 'declined';
  if (error instanceof NotAtStripe) return 'missing';
  return error instanceof RefusedByStripe ? 'refused' : 'fault';
}

/** Says what kind of failure it was, and nothing that was sent or answered. */
export function meaningOf(error: unknown, errors: Errors): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const { statusCode: status, code, type, detail } = error;
  const told = [type, status, code].filter(Boolean).join(' ');
  if (code === 'resource_missing') return new NotAtStripe(told);
  if (status === undefined) return new NoAnswer(isTimeout(detail) ? 'timeout' : 'failed', told);
  if (status === 402) return new PaymentFailed();
  if (status === 401 || status === 403) return new NoAnswer('key-refused', told);
  if (status === 429) return new NoAnswer('rate-limited', told);
  if (status === 409 || status >= 500) return new NoAnswer('failed', told, status >= 500);
  return new RefusedByStripe(`Stripe refused a call: ${told}`);
}

const isTimeout = (detail: unknown): boolean =>
  (detail as { code?: unknown } | undefined)?.code === 'ETIMEDOUT';
