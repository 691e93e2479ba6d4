import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CURRENCY } from '#contract/monetization/prices';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { StripeSettings } from '../stripe/stripe.settings.js';
import type { Revenue, RevenueParams } from './revenue.dto.js';

const MOST_TIMES = 400;

/** What was paid and given back, out of the books: not what somebody reckoned. */
export class ReadRevenue extends Query<Revenue> {
  constructor(readonly params: RevenueParams) {
    super();
  }
}

@QueryHandler(ReadRevenue)
export class ReadRevenueHandler implements IQueryHandler<ReadRevenue> {
  constructor(
    private readonly db: Database,
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ params: { from, to, by = 'month' } }: ReadRevenue): Promise<Revenue> {
    const now = this.clock.now();
    const last = to ?? now.toISOString().slice(0, 10);
    // Where money is taken, what was tried before does not count.
    const source = this.settings.set ? 'stripe' : 'test';
    const shape = by === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
    const found = await this.db.first(sql<{ revenue: Omit<Revenue, 'currency' | 'test'> }>`
      with lines as (
        select to_char(paid_at at time zone 'UTC', ${shape}) as time, tier,
          coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::bigint as gross,
          coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded
        from monetization.payments
        where source = ${source}
          and paid_at >= coalesce(${from ?? null}::date, ${last}::date - 365)::timestamp at time zone 'UTC'
          and paid_at < (${last}::date + 1)::timestamp at time zone 'UTC'
        group by 1, 2
      ), times as (
        select time, sum(gross)::bigint as gross, sum(refunded)::bigint as refunded,
          json_agg(json_build_object('tier', tier, 'grossCents', gross, 'refundedCents', refunded,
            'netCents', gross - refunded) order by tier) as tiers
        from lines group by time order by time desc limit ${MOST_TIMES}
      ), active as (
        select tier, count(*) filter (where source <> 'admin_assigned')::int as paid,
          count(*) filter (where source = 'admin_assigned')::int as assigned
        from monetization.subscriptions
        where status in ('active', 'past-due') and (holds_until is null or holds_until > ${now})
        group by tier
      )
      select json_build_object(
        'grossCents', coalesce((select sum(gross) from times), 0),
        'refundedCents', coalesce((select sum(refunded) from times), 0),
        'netCents', coalesce((select sum(gross - refunded) from times), 0),
        'times', coalesce((select json_agg(json_build_object('time', time, 'grossCents', gross,
          'refundedCents', refunded, 'netCents', gross - refunded, 'tiers', tiers) order by time) from times), '[]'::json),
        'active', coalesce((select json_agg(active order by tier) from active), '[]'::json)
      ) as revenue`);
    if (!found) throw new Error('An aggregate returned no row.');
    return { currency: CURRENCY, test: source === 'test', ...found.revenue };
  }
}
