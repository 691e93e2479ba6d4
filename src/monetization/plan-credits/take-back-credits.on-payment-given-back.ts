import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Credits } from '../ledger/credits.js';
import { Books } from '../payments/books.js';
import { PaymentGivenBack } from '../payments/payment-given-back.js';
import { isCounted, type PaidMonth, paidIn } from './paid-months.js';
import { planCreditKey } from './plan-credit-months.js';

/**
 * The credits of a period go back with the whole of its money; what was spent of them is owed, as with all that is taken back.
 * What a plan that one moved up to has counted is of that one too: it goes back when the money of both has.
 */
@Injectable()
@ReactsTo(PaymentGivenBack)
export class TakeBackCreditsOnPaymentGivenBack implements Reaction<PaymentGivenBack> {
  constructor(
    private readonly books: Books,
    private readonly credits: Credits,
  ) {}

  async react({ subscriptionId, reference }: PaymentGivenBack): Promise<void> {
    const payments = paidIn(await this.books.of(subscriptionId));
    const payment = payments.find((each) => each.reference === reference);
    if (!payment?.isGivenBack) return;
    const counting = (month: PaidMonth) => payments.filter(({ from }) => isCounted(month, from));
    const keyOf = ({ begin }: PaidMonth) => planCreditKey(subscriptionId, begin);
    const own = payment.months.filter((month) => counting(month).length === 0);
    await this.credits.clawBackAll({ key: `plan-back:${reference}`, grantKeys: own.map(keyOf) });
    const givenBack = payments.filter(({ isGivenBack }) => isGivenBack).flatMap(({ months }) => months);
    for (const month of givenBack) {
      const later = counting(month);
      if (later.length > 0 && later.every(({ isGivenBack }) => isGivenBack))
        await this.credits.clawBack({ key: `plan-back:${keyOf(month)}`, grantKey: keyOf(month) });
    }
  }
}
