import { DAY_SECONDS, SECOND_MS } from '#contract/time';
import type {
  StripeDispute,
  StripeEvent,
  StripeInvoice,
  StripePrice,
  StripeRefund,
  StripeSchedule,
  StripeSession,
  StripeSubscription,
} from './stripe-objects.js';

/** What an account of Stripe holds, and what happens there by itself or by the hands of people; each tells of itself. */
export class StripeAccount {
  readonly prices = new Map<string, StripePrice>();
  readonly customers = new Map<string, object>();
  readonly coupons = new Map<string, number>();
  readonly sessions = new Map<string, StripeSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly schedules = new Map<string, StripeSchedule>();
  /** By the payment methods that use them. */
  readonly cards = new Map<string, string>();
  readonly invoices: StripeInvoice[] = [];
  readonly refunds: StripeRefund[] = [];
  readonly disputes: StripeDispute[] = [];
  /** Told, oldest first; nobody has delivered them. */
  readonly events: StripeEvent[] = [];
  /** Of the periods that begin next. */
  readonly ends: Date[] = [];
  /** Cards are declined. */
  declines = false;
  /** What time it is there. */
  now = new Date();
  private made = 0;

  newId(prefix: string): string {
    this.made += 1;
    return `${prefix}_${String(this.made).padStart(6, '0')}`;
  }

  get seconds(): number {
    return Math.floor(this.now.getTime() / SECOND_MS);
  }

  /** Somebody pays on Stripe's page, with a card of their own or with this one. */
  pay(sessionId: string, card = this.newId('card')): StripeSubscription {
    const session = this.session(sessionId);
    if (session.status !== 'open') throw new Error(`The session is ${session.status}.`);
    const start = this.seconds;
    const method = this.newId('pm');
    this.cards.set(method, card);
    const subscription: StripeSubscription = {
      id: this.newId('sub'),
      object: 'subscription',
      customer: session.customer,
      status: 'active',
      metadata: session.metadata,
      cancel_at: null,
      cancel_at_period_end: false,
      cancellation_details: { reason: null },
      ended_at: null,
      schedule: null,
      default_payment_method: method,
      items: {
        object: 'list',
        data: [
          {
            id: this.newId('si'),
            price: { id: session.price },
            current_period_start: start,
            current_period_end: this.endOf(start, session.price),
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
    this.tell('customer.subscription.created', subscription);
    this.bill(subscription, true, Math.max(0, this.costOf(session.price) - session.off));
    this.tell('checkout.session.completed', session);
    return subscription;
  }

  /** The period is over: the next one begins, and is paid or not. */
  renew(id: string, paid: boolean): void {
    const subscription = this.subscription(id);
    const item = this.itemOf(subscription);
    if (subscription.cancel_at_period_end) return this.end(id, 'cancellation_requested');
    const schedule = this.schedules.get(subscription.schedule ?? '');
    const next = schedule?.phases.find(({ start_date: at }) => at >= item.current_period_end)?.items[0];
    if (schedule && next) {
      item.price.id = next.price;
      schedule.status = 'released';
      subscription.schedule = null;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = this.endOf(item.current_period_start, item.price.id);
    subscription.status = paid ? 'active' : 'past_due';
    this.bill(subscription, paid, this.costOf(item.price.id));
    this.tell('customer.subscription.updated', subscription);
  }

  /** On Stripe's own pages. */
  cancelLater(id: string): void {
    const subscription = this.subscription(id);
    subscription.cancel_at_period_end = true;
    this.tell('customer.subscription.updated', subscription);
  }

  /** What is open is paid after all, by the next try or by its person: of what is none any more nothing is taken. */
  makeUpFor(id: string): void {
    const subscription = this.subscription(id);
    for (const invoice of this.openOf(id)) {
      const [line] = invoice.lines.data;
      Object.assign(invoice, { status: 'paid', amount_paid: line?.amount ?? 0 });
      invoice.status_transitions.paid_at = this.seconds;
      this.tell('invoice.paid', invoice);
    }
    this.nothingIsDue(subscription);
  }

  /** Not to be paid any more; for Stripe nothing is due then, and its subscription runs. */
  voidInvoice(id: string): StripeInvoice {
    const invoice = known(this.invoices.find((each) => each.id === id));
    if (invoice.status !== 'open') throw new Refused();
    invoice.status = 'void';
    this.tell('invoice.voided', invoice);
    this.nothingIsDue(this.subscription(invoice.parent.subscription_details.subscription));
    return invoice;
  }

  end(id: string, reason: string): void {
    const subscription = this.subscription(id);
    if (subscription.status === 'canceled') return;
    Object.assign(subscription, {
      status: 'canceled',
      ended_at: this.seconds,
      cancellation_details: { reason },
    });
    this.tell('customer.subscription.deleted', subscription);
  }

  /** Another plan from now on, in a period of its own. */
  change(id: string, price: string): void {
    const subscription = this.subscription(id);
    const item = this.itemOf(subscription);
    const total = this.totalOfChange(id, price);
    item.price.id = price;
    item.current_period_start = this.seconds;
    item.current_period_end = this.endOf(this.seconds, price);
    this.bill(subscription, true, Math.max(0, total));
    this.tell('customer.subscription.updated', subscription);
  }

  /** Below zero, that is left over. */
  totalOfChange(id: string, price: string): number {
    const item = this.itemOf(this.subscription(id));
    const whole = item.current_period_end - item.current_period_start;
    const rest = Math.floor((this.costOf(item.price.id) * (item.current_period_end - this.seconds)) / whole);
    return this.costOf(price) - rest;
  }

  /** A bank may take days for it: until then it is pending. */
  refund(intent: string, amount?: number, status: StripeRefund['status'] = 'succeeded'): StripeRefund {
    const invoice = this.invoiceOf(intent);
    const refund: StripeRefund = {
      id: this.newId('re'),
      object: 'refund',
      created: this.seconds,
      amount: amount ?? invoice?.amount_paid ?? 0,
      status,
      payment_intent: intent,
    };
    this.refunds.push(refund);
    this.tell('refund.created', refund);
    return refund;
  }

  /** What became of a refund, sooner or later. */
  settleRefund(refund: StripeRefund, status: 'succeeded' | 'failed'): void {
    refund.status = status;
    if (status === 'failed') this.tell('refund.failed', refund);
    this.tell('refund.updated', refund);
    this.tell('charge.refund.updated', refund);
  }

  /** Somebody told their bank that they never wanted it; the bank has decided. */
  dispute(intent: string, status: StripeDispute['status']): void {
    const dispute: StripeDispute = {
      id: this.newId('du'),
      object: 'dispute',
      created: this.seconds,
      amount: this.invoiceOf(intent)?.amount_paid ?? 0,
      status,
      payment_intent: intent,
    };
    this.disputes.push(dispute);
    this.tell('charge.dispute.closed', dispute);
  }

  invoicesOf(subscription: string): StripeInvoice[] {
    return this.invoices.filter(({ parent }) => parent.subscription_details.subscription === subscription);
  }

  invoiceOf(intent: string): StripeInvoice | undefined {
    return this.invoices.find(({ payments }) =>
      payments.data.some(({ payment }) => payment.payment_intent === intent),
    );
  }

  subscription(id: string): StripeSubscription {
    return known(this.subscriptions.get(id));
  }

  session(id: string): StripeSession {
    return known(this.sessions.get(id));
  }

  itemOf({ items }: StripeSubscription) {
    return known(items.data[0]);
  }

  tell(type: string, object: object): void {
    const data = { object: structuredClone(object) };
    const id = this.newId('evt');
    this.events.push({ id, object: 'event', type, created: this.seconds, livemode: false, data });
  }

  private openOf(subscription: string): StripeInvoice[] {
    return this.invoicesOf(subscription).filter(({ status }) => status === 'open');
  }

  /** What has ended stays so. */
  private nothingIsDue(subscription: StripeSubscription): void {
    if (subscription.status === 'past_due') subscription.status = 'active';
    this.tell('customer.subscription.updated', subscription);
  }

  private bill(subscription: StripeSubscription, paid: boolean, amount: number): void {
    const item = this.itemOf(subscription);
    const at = this.seconds;
    const invoice: StripeInvoice = {
      id: this.newId('in'),
      object: 'invoice',
      created: at,
      status: paid ? 'paid' : 'open',
      amount_paid: paid ? amount : 0,
      attempt_count: 1,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      status_transitions: { finalized_at: at, paid_at: paid ? at : null },
      lines: {
        object: 'list',
        data: [
          {
            id: this.newId('il'),
            amount,
            period: { start: item.current_period_start, end: item.current_period_end },
            parent: { type: 'subscription_item_details', subscription_item_details: { proration: false } },
            pricing: { type: 'price_details', price_details: { price: item.price.id } },
          },
        ],
      },
      payments: {
        object: 'list',
        data: [{ payment: { type: 'payment_intent', payment_intent: this.newId('pi') } }],
      },
    };
    this.invoices.unshift(invoice);
    this.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  }

  private costOf(price: string): number {
    return known(this.prices.get(price)).unit_amount;
  }

  /** Months of thirty days, unless another end is set: the product goes by what it is told. */
  private endOf(start: number, price: string): number {
    const end = this.ends.shift();
    if (end) return Math.floor(end.getTime() / SECOND_MS);
    const yearly = known(this.prices.get(price)).recurring.interval === 'year';
    return start + (yearly ? 365 : 30) * DAY_SECONDS;
  }
}

export class Missing extends Error {}

/** It cannot be done with what is so. */
export class Refused extends Error {}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Missing();
  return found;
}
