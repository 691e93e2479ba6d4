import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { Revenue, RevenueParams } from './revenue.dto.js';

/** More than a year of days, of all that can be told apart. */
const MOST_LINES = 2000;

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
    private readonly clock: Clock,
  ) {}

  async execute({ params: { from, to, by = 'month' } }: ReadRevenue): Promise<Revenue> {
    const now = this.clock.now();
    const last = to ?? now.toISOString().slice(0, 10);
    const shape = by === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
    const found = await this.db.first(sql<{ revenue: Revenue }>`
      with booked as (
        select to_char(paid_at at time zone 'UTC', ${shape}) as time, source, tier, currency, kind, amount_cents
        from monetization.payments
        where paid_at >= coalesce(${from ?? null}::date, ${last}::date - 365)::timestamp at time zone 'UTC'
          and paid_at < (${last}::date + 1)::timestamp at time zone 'UTC'
      ), lines as (
        select time, source, tier, currency, ${SUMS} from booked
        group by time, source, tier, currency order by source, time desc, tier, currency limit ${MOST_LINES}
      ), totals as (
        select source, currency, ${SUMS} from booked group by source, currency order by source, currency
      ), running as (
        select source, tier, count(*)::int as people from monetization.subscriptions
        where status in ('active', 'past-due') and (holds_until is null or holds_until > ${now})
        group by source, tier order by source, tier
      )
      select json_build_object(
        'totals', coalesce((select json_agg(totals) from totals), '[]'),
        'lines', coalesce((select json_agg(lines) from lines), '[]'),
        'running', coalesce((select json_agg(running) from running), '[]')
      ) as revenue`);
    if (!found) throw new Error('An aggregate returned no row.');
    return found.revenue;
  }
}

const PAID = sql`filter (where kind = 'payment')`;
const REFUNDED = sql`filter (where kind = 'refund')`;
const SUMS = sql`
  count(*) ${PAID}::int as payments, coalesce(sum(amount_cents) ${PAID}, 0)::bigint as "grossCents",
  count(*) ${REFUNDED}::int as refunds, coalesce(sum(amount_cents) ${REFUNDED}, 0)::bigint as "refundedCents",
  (coalesce(sum(amount_cents) ${PAID}, 0) - coalesce(sum(amount_cents) ${REFUNDED}, 0))::bigint as "netCents"`;
