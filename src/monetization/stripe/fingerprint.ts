import type Stripe from 'stripe';

/** By what Stripe knows a card or an account again, whoever pays with it; null for what has nothing of the kind. */
export function fingerprintOf({ default_payment_method: method }: Stripe.Subscription): string | null {
  if (!method || typeof method === 'string') return null;
  const { card, us_bank_account: account, sepa_debit: debit } = method;
  return card?.fingerprint ?? account?.fingerprint ?? debit?.fingerprint ?? null;
}
