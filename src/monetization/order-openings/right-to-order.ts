import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { toCents } from '#contract/money';
import { HOUR_MINUTES } from '#contract/time';
import { RateLimits } from '#platform/throttle/rate-limits';
import {
  AreApart,
  type InterestedPerson,
  PeopleInterestedIn,
  RecordOfSale,
} from '../../catalog/catalog.contract.js';
import { CannotOrder } from '../orders/order.errors.js';

/** Each tells somebody. */
const ORDERS_PER_HOUR = 60;

/** Who may have what sent. */
@Injectable()
export class RightToOrder {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Before the caller's transaction. @throws TooManyAttempts */
  spend(personId: string): Promise<void> {
    const rule = { rule: 'monetization.order', key: personId, windowMinutes: HOUR_MINUTES } as const;
    return this.limits.spend({ ...rule, limit: ORDERS_PER_HOUR, code: 'monetization.too-many-orders' });
  }

  /** @throws CannotOrder when one of the two has blocked the other */
  async assertTogether(buyerId: string, sellerId: string): Promise<void> {
    if (await this.queries.execute(new AreApart(buyerId, sellerId))) throw new CannotOrder();
  }

  /** What the two agreed on, behind the listing's lock; null without a deal. */
  async agreedCents(listingId: string, sellerId: string, buyerId: string): Promise<number | null> {
    const [buyer] = await this.interested(listingId, sellerId, buyerId);
    return buyer?.agreedPrice == null ? null : toCents(buyer.agreedPrice);
  }

  /** What a sale was for: one that was recorded before keeps its price. */
  async soldCents(saleId: string): Promise<number | null> {
    const sale = await this.queries.execute(new RecordOfSale(saleId));
    return sale && toCents(sale.price);
  }

  async hasWritten(listingId: string, sellerId: string, buyerId: string): Promise<boolean> {
    return (await this.interested(listingId, sellerId, buyerId)).length > 0;
  }

  /** With whom the seller has a deal about it. */
  async dealsWith(listingId: string, sellerId: string): Promise<string | null> {
    const [first] = await this.interested(listingId, sellerId, null);
    return first && first.agreedPrice !== null ? first.id : null;
  }

  private interested(listingId: string, sellerId: string, id: string | null): Promise<InterestedPerson[]> {
    return this.queries.execute(new PeopleInterestedIn(listingId, sellerId, id));
  }
}
