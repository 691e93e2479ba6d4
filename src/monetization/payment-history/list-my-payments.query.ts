import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import type { MyPaymentsAnswer } from './payment-history.dto.js';

/** Five years by the month. */
const SHOWN = 60;

/** What somebody has paid for plans, and was given back. */
export class ListMyPayments extends Query<JsonText<MyPaymentsAnswer>> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ListMyPayments)
export class ListMyPaymentsHandler implements IQueryHandler<ListMyPayments> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: ListMyPayments): Promise<JsonText<MyPaymentsAnswer>> {
    // A coupon takes something off the first payment of a subscription: the one its checkout led to.
    const row = await this.db.first(sql<{ answer: string }>`
      select json_build_object('payments', coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'tier', tier, 'cycle', cycle, 'amountCents', amount_cents, 'currency', currency,
        'couponCents', case when nth = 1 then coupon_cents else 0 end, 'paidAt', paid_at)
        order by paid_at desc, id desc), '[]'))::text as answer
      from (
        select payment.*, coalesce(checkout.coupon_cents, 0) as coupon_cents,
          row_number() over (partition by payment.subscription_id order by payment.paid_at, payment.id) as nth
        from monetization.subscriptions subscription
        join monetization.payments payment on payment.subscription_id = subscription.id
        left join monetization.checkouts checkout
          on checkout.subscription_id = subscription.id and checkout.person_id = subscription.person_id
        where subscription.person_id = ${personId}
        order by payment.paid_at desc, payment.id desc limit ${SHOWN}
      ) shown`);
    if (!row) throw new Error('A statement without conditions answered no row.');
    return new JsonText(row.answer);
  }
}
