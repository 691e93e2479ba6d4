import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Credits } from '../ledger/credits.js';
import { Books } from '../payments/books.js';
import { PaymentGivenBack } from '../payments/payment-given-back.js';
import { monthsOf, planCreditKey } from './plan-credit-months.js';

/** The credits of a period go back with the whole of its money; what was spent of them is owed, as with all that is taken back. */
@Injectable()
@ReactsTo(PaymentGivenBack)
export class TakeBackCreditsOnPaymentGivenBack implements Reaction<PaymentGivenBack> {
  constructor(
    private readonly books: Books,
    private readonly credits: Credits,
  ) {}

  async react({ subscriptionId, reference }: PaymentGivenBack): Promise<void> {
    const lines = await this.books.of(subscriptionId);
    const payment = lines.find((line) => line.reference === reference);
    const { periodStart: from, cycle, amountCents = 0 } = payment ?? {};
    const given = lines.filter(({ refundOf }) => refundOf === reference);
    const givenCents = given.reduce((sum, line) => sum + line.amountCents, 0);
    if (!from || !cycle || givenCents < amountCents) return;
    const grantKeys = monthsOf(from, cycle).map((month) => planCreditKey(subscriptionId, month));
    await this.credits.clawBackAll({ key: `plan-back:${reference}`, grantKeys });
  }
}
