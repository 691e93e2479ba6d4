import { type ScriptedAnswer, type ScriptedRequest, ScriptedServer } from '../scripted-server.js';
import { Missing, Refused, StripeAccount } from './stripe-account.js';
import { readForm, type StripeSchedule, type StripeSubscription } from './stripe-objects.js';

type Form = Record<string, unknown>;
type Route = readonly [method: string, path: RegExp, answer: (id: string, form: Form) => object];

const values = (list: unknown): Form[] => Object.values((list ?? {}) as Record<string, Form>);
const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

/** Of those since then, the newest first, so many after that one. */
function page(all: readonly { id: string; created: number }[], form: Form): object {
  const { gte = 0 } = (form.created ?? {}) as { gte?: string };
  const since = all.filter(({ created }) => created >= Number(gte)).toReversed();
  const begin = since.findIndex(({ id }) => id === form.starting_after) + 1;
  const data = since.slice(begin, begin + Number(form.limit ?? 10));
  return { ...list(data), has_more: begin + data.length < since.length };
}

class Declined extends Error {}

function oneOf<T extends { id: string }>(all: readonly T[], id: string): T {
  const known = all.find((each) => each.id === id);
  if (!known) throw new Missing();
  return known;
}

/** The part of Stripe's API that the product uses, with its errors and its idempotency keys. */
export class StripeServer extends ScriptedServer {
  readonly account = new StripeAccount();
  /**
   * Where the next POST goes wrong, with a failure that is told again under its idempotency key: paths, of which one that ends
   * with a slash means all below it.
   */
  readonly failing = new Set<string>();
  private readonly answered = new Map<string, ScriptedAnswer>();

  private readonly routes: readonly Route[] = [
    [
      'POST',
      /^\/v1\/customers$/,
      (_, form) => this.keep(this.account.customers, 'cus', { object: 'customer', ...form }),
    ],
    ['DELETE', /^\/v1\/customers\/(\w+)$/, (id) => this.deleteCustomer(id)],
    ['POST', /^\/v1\/prices$/, (_, form) => this.makePrice(form)],
    ['POST', /^\/v1\/coupons$/, (_, form) => this.makeCoupon(form)],
    ['POST', /^\/v1\/checkout\/sessions$/, (_, form) => this.makeSession(form)],
    ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (id) => this.account.session(id)],
    ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (id) => this.expireSession(id)],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, (id, form) => this.shown(id, form)],
    ['POST', /^\/v1\/subscriptions\/(\w+)$/, (id, form) => this.updateSubscription(id, form)],
    ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (id) => this.cancelSubscription(id)],
    ['POST', /^\/v1\/subscription_schedules$/, (_, form) => this.makeSchedule(form)],
    ['POST', /^\/v1\/subscription_schedules\/(\w+)$/, (id, form) => this.updateSchedule(id, form)],
    ['POST', /^\/v1\/subscription_schedules\/(\w+)\/release$/, (id) => this.releaseSchedule(id)],
    ['POST', /^\/v1\/invoices\/create_preview$/, (_, form) => this.previewChange(form)],
    ['POST', /^\/v1\/invoices\/(\w+)\/void$/, (id) => this.account.voidInvoice(id)],
    ['GET', /^\/v1\/invoices$/, (_, form) => this.listInvoices(form)],
    ['GET', /^\/v1\/invoice_payments$/, (_, form) => this.listInvoicePayments(form)],
    ['GET', /^\/v1\/refunds$/, (_, form) => page(this.account.refunds, form)],
    ['GET', /^\/v1\/refunds\/(\w+)$/, (id) => oneOf(this.account.refunds, id)],
    ['GET', /^\/v1\/disputes$/, (_, form) => page(this.account.disputes, form)],
    ['GET', /^\/v1\/disputes\/(\w+)$/, (id) => oneOf(this.account.disputes, id)],
    ['POST', /^\/v1\/refunds$/, (_, form) => this.account.refund(String(form.payment_intent))],
    ['POST', /^\/v1\/billing_portal\/sessions$/, (_, form) => this.openPortal(form)],
  ];

  protected override answer(request: ScriptedRequest): ScriptedAnswer {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.answered.get(key) : undefined;
    if (known) return known;
    const answer = this.fresh(request);
    if (typeof key === 'string' && request.method === 'POST') this.answered.set(key, answer);
    return answer;
  }

  private fresh({ method, path, body, headers }: ScriptedRequest): ScriptedAnswer {
    if (headers.authorization !== 'Bearer sk_test_of_tests')
      return refusal(401, 'invalid_request_error', 'api_key_invalid');
    const [pathname = '', query = ''] = path.split('?');
    const failing = [...this.failing].find((each) =>
      each.endsWith('/') ? pathname.startsWith(each) : pathname === each,
    );
    if (failing !== undefined && method === 'POST') {
      this.failing.delete(failing);
      return { ...refusal(500, 'api_error', 'internal'), headers: { 'stripe-should-retry': 'false' } };
    }
    const form = readForm(method === 'POST' ? body.toString() : query);
    const route = this.routes.find(([wanted, pattern]) => wanted === method && pattern.test(pathname));
    if (!route) return refusal(404, 'invalid_request_error', 'unknown_route');
    try {
      return { body: structuredClone(route[2](route[1].exec(pathname)?.[1] ?? '', form)) };
    } catch (error) {
      if (error instanceof Missing) return refusal(404, 'invalid_request_error', 'resource_missing');
      if (error instanceof Refused) return refusal(400, 'invalid_request_error', 'invoice_not_editable');
      if (error instanceof Declined) return refusal(402, 'card_error', 'card_declined');
      throw error;
    }
  }

  private keep<T extends object>(where: Map<string, object>, prefix: string, made: T): T & { id: string } {
    const kept = { id: this.account.newId(prefix), ...made };
    where.set(kept.id, kept);
    return kept;
  }

  private makePrice({ unit_amount: amount, recurring }: Form): object {
    const { interval } = recurring as { interval: string };
    const made = { object: 'price' as const, unit_amount: Number(amount), recurring: { interval } };
    return this.keep(this.account.prices, 'price', made);
  }

  private makeCoupon({ amount_off: off }: Form): object {
    const id = this.account.newId('coupon');
    this.account.coupons.set(id, Number(off));
    return { id, object: 'coupon', amount_off: Number(off) };
  }

  private makeSession({ customer, line_items: lines, discounts, metadata }: Form): object {
    const [coupon] = values(discounts);
    const id = this.account.newId('cs_test');
    const session = {
      id,
      object: 'checkout.session' as const,
      status: 'open' as const,
      url: `https://checkout.stripe.example/${id}`,
      customer: String(customer),
      price: String(values(lines)[0]?.price),
      off: this.account.coupons.get(String(coupon?.coupon)) ?? 0,
      metadata: metadata as Record<string, string>,
      subscription: null,
    };
    this.account.sessions.set(id, session);
    return session;
  }

  private expireSession(id: string): object {
    const session = this.account.session(id);
    Object.assign(session, { status: 'expired', url: null });
    this.account.tell('checkout.session.expired', session);
    return session;
  }

  private shown(id: string, { expand }: Form): object {
    const subscription = this.account.subscription(id);
    if (!expand) return subscription;
    const { default_payment_method: method } = subscription;
    return {
      ...subscription,
      schedule: this.account.schedules.get(subscription.schedule ?? '') ?? null,
      default_payment_method: {
        id: method,
        object: 'payment_method',
        card: { fingerprint: this.account.cards.get(method) },
      },
    };
  }

  private updateSubscription(id: string, form: Form): object {
    const subscription = this.account.subscription(id);
    const [item] = values(form.items);
    if (item && this.account.declines) throw new Declined();
    if (form.cancel_at_period_end !== undefined)
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
    if (item) this.account.change(id, String(item.price));
    else this.account.tell('customer.subscription.updated', subscription);
    return subscription;
  }

  private cancelSubscription(id: string): object {
    this.account.end(id, 'cancellation_requested');
    return this.account.subscription(id);
  }

  private deleteCustomer(id: string): object {
    this.account.customers.delete(id);
    for (const [key, { customer }] of this.account.subscriptions)
      if (customer === id) this.account.end(key, 'cancellation_requested');
    return { id, object: 'customer', deleted: true };
  }

  private makeSchedule({ from_subscription: of }: Form): object {
    const subscription = this.account.subscription(String(of));
    const id = this.account.newId('sub_sched');
    const schedule: StripeSchedule = { id, object: 'subscription_schedule', status: 'active', phases: [] };
    this.account.schedules.set(id, schedule);
    subscription.schedule = id;
    return schedule;
  }

  private updateSchedule(id: string, { phases }: Form): object {
    const schedule = this.schedule(id);
    schedule.phases = values(phases).map(({ start_date: start, end_date: end, items }) => ({
      start_date: Number(start),
      end_date: Number(end ?? 0),
      items: values(items).map(({ price }) => ({ price: String(price) })),
    }));
    const subscription = this.scheduled(id);
    if (subscription) this.account.tell('customer.subscription.updated', subscription);
    return schedule;
  }

  private releaseSchedule(id: string): object {
    const subscription = this.scheduled(id);
    if (subscription) subscription.schedule = null;
    return Object.assign(this.schedule(id), { status: 'released' });
  }

  private schedule(id: string): StripeSchedule {
    const found = this.account.schedules.get(id);
    if (!found) throw new Missing();
    return found;
  }

  private scheduled(id: string): StripeSubscription | undefined {
    return [...this.account.subscriptions.values()].find(({ schedule }) => schedule === id);
  }

  private listInvoices({ subscription, status }: Form): object {
    const all = this.account.invoicesOf(String(subscription));
    return list(all.filter((invoice) => status === undefined || invoice.status === status));
  }

  private listInvoicePayments({ payment }: Form): object {
    const { payment_intent: intent } = payment as { payment_intent: string };
    const invoice = this.account.invoiceOf(intent);
    return list(invoice ? [{ id: 'inpay_1', object: 'invoice_payment', invoice }] : []);
  }

  private previewChange({ subscription, subscription_details: details }: Form): object {
    const [item] = values((details as Form).items);
    const total = this.account.totalOfChange(String(subscription), String(item?.price));
    return { object: 'invoice', total, starting_balance: 0 };
  }

  private openPortal({ customer }: Form): object {
    return {
      id: 'bps_1',
      object: 'billing_portal.session',
      url: `https://portal.stripe.example/${String(customer)}`,
    };
  }
}

export const refusal = (status: number, type: string, code: string): ScriptedAnswer => ({
  status,
  body: { error: { type, code, message: `As Stripe says: ${code}` } },
});
