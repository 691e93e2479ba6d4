import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { NotAtStripe, StripeClient } from './stripe-client.js';
import { StripeSync, type Synced } from './stripe-sync.js';

/** What was given back, of which payment. */
@Injectable()
export class StripeRefunds {
  constructor(
    private readonly stripe: StripeClient,
    private readonly syncing: StripeSync,
  ) {}

  async sync(refundId: string): Promise<Synced> {
    try {
      return await this.keep(await this.stripe.call((stripe) => stripe.refunds.retrieve(refundId)));
    } catch (error) {
      if (error instanceof NotAtStripe) return 'foreign';
      throw error;
    }
  }

  /** Of what was paid for a plan of ours; any other refund of the account changes nothing. */
  async keep({ id, status, created, amount, payment_intent: intent }: Stripe.Refund): Promise<Synced> {
    if (!intent || status === 'failed' || status === 'canceled') return 'foreign';
    const payment = {
      type: 'payment_intent',
      payment_intent: typeof intent === 'string' ? intent : intent.id,
    } as const;
    const invoice = await this.stripe.call(async (stripe) => {
      const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'], limit: 1 });
      return data[0]?.invoice;
    });
    if (!invoice || typeof invoice === 'string' || 'deleted' in invoice || !invoice.id) return 'foreign';
    const paidFor = invoice.parent?.subscription_details?.subscription;
    if (!paidFor) return 'foreign';
    const at = new Date(created * 1000);
    const fact = { kind: 'refunded', reference: id, refundOf: invoice.id, at, amountCents: amount } as const;
    return this.syncing.sync(typeof paidFor === 'string' ? paidFor : paidFor.id, [fact]);
  }
}
