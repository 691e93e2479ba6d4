import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CURRENCY } from '#contract/monetization/prices';
import { Biller } from '../billing/biller.js';
import { CheckoutNotFound } from '../billing/billing.errors.js';
import { Checkout } from '../billing/checkout.entity.js';
import type { TestCheckoutView } from './test-checkout.dto.js';

/** One's own. */
export class ReadTestCheckout extends Query<TestCheckoutView> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ReadTestCheckout)
export class ReadTestCheckoutHandler implements IQueryHandler<ReadTestCheckout> {
  constructor(
    private readonly em: EntityManager,
    private readonly biller: Biller,
  ) {}

  async execute({ personId, id }: ReadTestCheckout): Promise<TestCheckoutView> {
    if (this.biller.kind !== 'test') throw new CheckoutNotFound();
    const found = await this.em.fork().findOne(Checkout, { id, personId, source: 'test' });
    if (!found) throw new CheckoutNotFound();
    const { tier, cycle, amountCents, couponCents, dueCents, status } = found;
    return { id, tier, cycle, amountCents, couponCents, dueCents, currency: CURRENCY, status };
  }
}
