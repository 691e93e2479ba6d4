import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DAY_SECONDS } from '#contract/time';
import { StripeClient } from './stripe-client.js';
import { stripeId } from './stripe-facts.js';
import { NotAtStripe } from './stripe-failure.js';
import { StripeSync, type Synced } from './stripe-sync.js';

const REFUND_DAYS = 3;
/** From its begin, so many days may pass until a dispute is decided. */
const DISPUTE_DAYS = 120;
const AT_ONCE = 50;

/** Money that went back to who had paid. */
export type GivenBack = Pick<Stripe.Refund, 'id' | 'created' | 'amount' | 'payment_intent'>;

/** What was given back, of which payment: by a refund, or by a dispute that was lost. */
@Injectable()
export class StripeRefunds {
  constructor(
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

  /** All of the last days. */
  async recent(now: Date): Promise<GivenBack[]> {
    const since = (days: number) => ({
      created: { gte: Math.floor(now.getTime() / 1000) - days * DAY_SECONDS },
      limit: AT_ONCE,
    });
    const refunds = await this.stripe.call('refunds.list', (stripe) =>
      stripe.refunds.list(since(REFUND_DAYS)),
    );
    const disputes = await this.stripe.call('disputes.list', (stripe) =>
      stripe.disputes.list(since(DISPUTE_DAYS)),
    );
    return [...refunds.data.filter(isMade), ...disputes.data.filter(isLost)];
  }

  /** Of what was paid for a plan of ours; anything else of the account changes nothing. */
  async keep({ id, created, amount, payment_intent: intent }: GivenBack): Promise<Synced> {
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

  private async find(id: string): Promise<GivenBack | undefined> {
    if (isDispute(id)) {
      const dispute = await this.stripe.call('disputes.retrieve', (stripe) => stripe.disputes.retrieve(id));
      return isLost(dispute) ? dispute : undefined;
    }
    const refund = await this.stripe.call('refunds.retrieve', (stripe) => stripe.refunds.retrieve(id));
    return isMade(refund) ? refund : undefined;
  }
}

const isDispute = (id: string): boolean => /^d[up]_/.test(id);
const isLost = ({ status }: Stripe.Dispute): boolean => status === 'lost';
const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';
