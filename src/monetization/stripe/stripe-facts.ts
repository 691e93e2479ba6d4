import type Stripe from 'stripe';
import type { PlanPrice } from '../plans/prices.js';
import type { BillingFact, Terms } from '../subscriptions/standing.js';

/** What one of Stripe's prices is here; undefined for one that was made there by hand. */
export type PriceOf = (stripePriceId: string) => PlanPrice | undefined;

const at = (seconds: number): Date => new Date(seconds * 1000);

type Reference = string | { id: string };

/** The id of something that Stripe names by it, or sends whole. */
export function stripeId(to: Reference): string;
export function stripeId(to: Reference | null | undefined): string | undefined;
export function stripeId(to: Reference | null | undefined): string | undefined {
  return typeof to === 'string' ? to : to?.id;
}

/** The terms as Stripe has them when asked under that number; null where its price is none of ours. */
export function termsFrom(
  subscription: Stripe.Subscription,
  priceOf: PriceOf,
  version: number,
): Terms | null {
  const [item] = subscription.items.data;
  const price = item && priceOf(item.price.id);
  if (!item || !price) return null;
  const { tier, cycle, amountCents } = price;
  const cancels = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return { version, tier, cycle, amountCents, cancels, next: nextOf(subscription, item, priceOf) };
}

/** Stripe's ids of every price that is spoken of: a handful. */
export function pricesNamed(
  { items, schedule }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Set<string> {
  const phases = schedule && typeof schedule !== 'string' ? schedule.phases : [];
  const ids = [
    ...items.data.map(({ price }) => price.id),
    ...phases.flatMap((phase) => phase.items.map(({ price }) => stripeId(price))),
    ...invoices.flatMap(({ lines }) =>
      lines.data.map(({ pricing }) => stripeId(pricing?.price_details?.price)),
    ),
  ];
  return new Set(ids.filter((id) => id !== undefined));
}

/** Stripe's id of the price that takes the place of the present one, by the schedule: asked for whole. */
export function nextPriceOf(
  { schedule }: Stripe.Subscription,
  { price, current_period_end: end }: Stripe.SubscriptionItem,
): string | undefined {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return undefined;
  const phase = schedule.phases.find(({ start_date: start }) => start >= end);
  const id = stripeId(phase?.items[0]?.price);
  return id === price.id ? undefined : id;
}

function nextOf(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  priceOf: PriceOf,
): Terms['next'] {
  const next = priceOf(nextPriceOf(subscription, item) ?? '');
  return next ? { tier: next.tier, cycle: next.cycle, amountCents: next.amountCents } : null;
}

/** All that Stripe says of a subscription and its invoices. */
export function factsFrom(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  priceOf: PriceOf,
  version: number,
): BillingFact[] {
  const terms = termsFrom(subscription, priceOf, version);
  const facts: BillingFact[] = terms ? [{ kind: 'agreed', terms }] : [];
  for (const invoice of invoices) facts.push(...factsOf(invoice, priceOf));
  const { ended_at: ended, cancellation_details: why } = subscription;
  if (ended !== null)
    facts.push({
      kind: 'ended',
      at: at(ended),
      why: why?.reason === 'payment_failed' ? 'unpaid' : 'cancelled',
    });
  return facts;
}

/** What was voided after a try that failed was not paid either: whoever hears of it only then knows the same. */
const UNPAID = ['open', 'uncollectible', 'void'] as const;

function factsOf(invoice: Stripe.Invoice, priceOf: PriceOf): BillingFact[] {
  const line = invoice.lines.data.find(
    ({ parent }) => parent?.subscription_item_details?.proration === false,
  );
  const price = priceOf(stripeId(line?.pricing?.price_details?.price) ?? '');
  if (!line || !price || !invoice.id) return [];
  const [from, until] = [at(line.period.start), at(line.period.end)];
  const { finalized_at: finalized, paid_at: paid } = invoice.status_transitions;
  if (invoice.status === 'paid') {
    const { tier, cycle } = price;
    const when = at(paid ?? invoice.created);
    const amountCents = invoice.amount_paid;
    return [{ kind: 'paid', reference: invoice.id, at: when, from, until, amountCents, tier, cycle }];
  }
  const failed = invoice.attempt_count > 0 && UNPAID.some((status) => status === invoice.status);
  return failed ? [{ kind: 'failed', from, at: at(finalized ?? invoice.created) }] : [];
}
