import { defineEntity, p } from '@mikro-orm/core';
import type { BillingCycle, PaidTier } from '#contract/monetization/prices';

const PaymentSchema = defineEntity({
  name: 'Payment',
  schema: 'monetization',
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    subscriptionId: p.uuid(),
    kind: p.text().$type<'payment' | 'refund'>(),
    source: p.text().$type<'stripe' | 'test'>(),
    reference: p.text(),
    refundOf: p.text().nullable(),
    amountCents: p.integer(),
    tier: p.text().$type<PaidTier>(),
    cycle: p.text().$type<BillingCycle>(),
    periodStart: p.datetime().nullable(),
    periodEnd: p.datetime().nullable(),
    paidAt: p.datetime(),
  },
});

/** A line of the books: what was paid for a period, or given back. `Books` writes it, and nobody changes it. */
export class Payment extends PaymentSchema.class {}

PaymentSchema.setClass(Payment);
