/** The few fields of Stripe's objects that the product reads, as its API names them. */

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  created: number;
  status: 'paid' | 'open' | 'void';
  amount_paid: number;
  attempt_count: number;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  status_transitions: { finalized_at: number; paid_at: number | null };
  lines: { object: 'list'; data: StripeLine[] };
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] };
}

interface StripeLine {
  id: string;
  amount: number;
  period: { start: number; end: number };
  parent: { type: 'subscription_item_details'; subscription_item_details: { proration: boolean } };
  pricing: { type: 'price_details'; price_details: { price: string } };
}

export interface StripeSchedule {
  id: string;
  object: 'subscription_schedule';
  status: 'active' | 'released';
  phases: { start_date: number; end_date: number; items: { price: string }[] }[];
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  metadata: Record<string, string>;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  cancellation_details: { reason: string | null };
  ended_at: number | null;
  schedule: string | null;
  default_payment_method: string;
  items: {
    object: 'list';
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
}

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  customer: string;
  price: string;
  off: number;
  metadata: Record<string, string>;
  subscription: string | null;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  created: number;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  payment_intent: string;
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  created: number;
  amount: number;
  status: 'lost' | 'won';
  payment_intent: string;
}

export interface StripePrice {
  id: string;
  object: 'price';
  unit_amount: number;
  recurring: { interval: string };
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  account?: string;
  data: { object: object };
}

/** Of `items[0][price]=x`, as Stripe reads forms. */
export function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = form;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    const last = path.at(-1) ?? name;
    at[name.endsWith('[]') ? Object.keys(at).length : last] = value;
  }
  return form;
}
