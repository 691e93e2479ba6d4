import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { DAY_SECONDS } from '#contract/time';
import { Database } from '#platform/persistence/database';
import { StripeClient } from './stripe-client.js';
import { stripeId } from './stripe-facts.js';
import { NotAtStripe } from './stripe-failure.js';
import { StripeSync, type Synced } from './stripe-sync.js';

/** From its begin, so many days may pass until a refund is made: a bank takes some, or asks its customer first. */
const REFUND_DAYS = 45;
/** From its begin, so many days may pass until a dispute is decided. */
const DISPUTE_DAYS = 120;
/** Of one answer, as many as Stripe gives; and of all that are looked at. */
const AT_ONCE = 100;
const AT_MOST = 5000;

/** Money that went back to who had paid. */
export type GivenBack = Pick<Stripe.Refund, 'id' | 'created' | 'amount' | 'payment_intent'>;

/** What was given back, of which payment: by a refund, or by a dispute that was lost. */
@Injectable()
export class StripeRefunds {
  private readonly logger = new Logger('Stripe');
  /** Of other business at the account: asked about once by each process, and not at every look. */
  private foreign = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly stripe: StripeClient,
    private readonly syncing: StripeSync,
  ) {}

  async sync(id: string): Promise<Synced> {
    try {
      const given = await this.find(id);
      return given ? await this.keep(given) : 'foreign';
    } catch (error) {
      if (error instanceof NotAtStripe) return 'foreign';
      throw error;
    }
  }

  /** All that may have been made in the last days, but for what is known to be of other business. */
  async recent(now: Date): Promise<GivenBack[]> {
    const since = (days: number) => ({
      created: { gte: Math.floor(now.getTime() / 1000) - days * DAY_SECONDS },
    });
    const refunds = await this.listed('refunds.list', (stripe, page) =>
      stripe.refunds.list({ ...since(REFUND_DAYS), ...page }),
    );
    const disputes = await this.listed('disputes.list', (stripe, page) =>
      stripe.disputes.list({ ...since(DISPUTE_DAYS), ...page }),
    );
    const given = [...refunds.filter(isMade), ...disputes.filter(isLost)];
    this.foreign = new Set(given.flatMap(({ id }) => (this.foreign.has(id) ? id : [])));
    return given.filter(({ id }) => !this.foreign.has(id));
  }

  /** Of what was paid for a plan of ours; anything else of the account changes nothing. */
  async keep(given: GivenBack): Promise<Synced> {
    const kept = await this.takeBack(given);
    if (kept === 'foreign') this.foreign.add(given.id);
    return kept;
  }

  private async takeBack({ id, created, amount, payment_intent: intent }: GivenBack): Promise<Synced> {
    if (!intent) return 'foreign';
    const payment = { type: 'payment_intent', payment_intent: stripeId(intent) } as const;
    const invoice = await this.stripe.call('invoicePayments.list', async (stripe) => {
      const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 });
      return data[0]?.invoice;
    });
    if (!invoice || typeof invoice === 'string' || 'deleted' in invoice || !invoice.id) return 'foreign';
    const paidFor = invoice.parent?.subscription_details?.subscription;
    if (!paidFor) return 'foreign';
    const at = new Date(created * 1000);
    const fact = { kind: 'refunded', reference: id, refundOf: invoice.id, at, amountCents: amount } as const;
    return this.syncing.syncWith(stripeId(paidFor), [fact]);
  }

  /** Each page is a call of its own, with the time of one. */
  private async listed<T extends { id: string }>(
    operation: string,
    list: (stripe: Stripe, page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
  ): Promise<T[]> {
    const all: T[] = [];
    for (let more = true; more && all.length < AT_MOST; ) {
      const last = all.at(-1);
      const page = { limit: AT_ONCE, ...(last && { starting_after: last.id }) };
      const { data, has_more } = await this.stripe.call(operation, (stripe) => list(stripe, page));
      all.push(...data);
      more = has_more && data.length > 0;
    }
    return all;
  }

  private async find(id: string): Promise<GivenBack | undefined> {
    if (isDispute(id)) {
      const dispute = await this.stripe.call('disputes.retrieve', (stripe) => stripe.disputes.retrieve(id));
      return isLost(dispute) ? dispute : undefined;
    }
    const refund = await this.stripe.call('refunds.retrieve', (stripe) => stripe.refunds.retrieve(id));
    if (isMade(refund)) return refund;
    if (hasFailed(refund)) await this.tellOfFailure(refund);
    return undefined;
  }

  /** The books only grow: of one that had been made before, somebody has to decide what becomes of it. */
  private async tellOfFailure({ id, status, failure_reason: why }: Stripe.Refund): Promise<void> {
    const made = await this.db.first(sql`select from monetization.payments where reference = ${id}`);
    if (made)
      this.logger.error(
        { refund: id, status, why },
        'A refund has failed after it was made: its plan and its credits are gone, its money is not.',
      );
  }
}

const isDispute = (id: string): boolean => /^d[up]_/.test(id);
const isLost = ({ status }: Stripe.Dispute): boolean => status === 'lost';
/** What is under way may yet fail. */
const isMade = ({ status }: Stripe.Refund): boolean => status === 'succeeded';
const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
