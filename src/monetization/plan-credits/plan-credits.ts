import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { limitOf } from '#contract/monetization/plans';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Credits } from '../ledger/credits.js';
import { Books } from '../payments/books.js';
import { MONTHS, monthsAfter } from '../subscriptions/periods.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { isCounted, paidIn } from './paid-months.js';
import { monthAt, planCreditKey } from './plan-credit-months.js';

const AT_ONCE = 200;
const ANYBODY = sql`person_id is not null`;

/**
 * The credits of each month of a plan, of a yearly one too; once for each month, however often they are given. A move up begins
 * a month before another is over: with it comes only what it has more, since what is unused of the payment counted as well.
 */
@Injectable()
export class PlanCredits {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  /** Subscriptions with a month that has begun and had none yet, the one that has waited longest first. */
  async due(whose: RawBuilder<unknown> = ANYBODY): Promise<string[]> {
    const now = this.clock.now();
    const rows = await this.db.rows(sql<{ id: string }>`
      select id from monetization.subscriptions, lateral (select
        period_start at time zone 'utc' as begun, credited_at at time zone 'utc' as credited) utc, lateral (select
        (extract(year from credited) - extract(year from begun)) * 12
          + extract(month from credited) - extract(month from begun) + 1 as nth) next
      where status = 'active' and ${whose} and (period_end is null or period_end > ${now})
        and (credited_at is null or credited_at < period_start or (
          (source = 'admin_assigned' or nth < case cycle when 'yearly' then ${MONTHS.yearly}::int else ${MONTHS.monthly} end)
          and (begun + nth * interval '1 month') at time zone 'utc' <= ${now}))
      order by credited_at nulls first limit ${AT_ONCE}`);
    return rows.map(({ id }) => id);
  }

  /** Those of the month that is under way. Within the caller's transaction. */
  async give(id: string): Promise<void> {
    const subscription = await this.em.findOne(Subscription, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const { personId, periodStart, status, source } = subscription ?? {};
    if (!subscription || !personId || !periodStart || status !== 'active') return;
    const now = this.clock.now();
    const month = monthAt(periodStart, now, source === 'admin_assigned' ? null : subscription.cycle);
    // Somebody else has given them, since it was known that they are due.
    if (subscription.creditedAt && subscription.creditedAt >= month) return;
    const counted = await this.counted(subscription, month);
    const credits = (limitOf(subscription.tierAt(now), 'boost-credits') ?? 0) - counted;
    subscription.creditedAt = month;
    if (credits > 0)
      await this.credits.grant({ key: planCreditKey(id, month), personId, credits, kind: 'plan' });
  }

  /** What came in the months that are not over when that one begins. */
  private async counted({ id, creditedAt }: Subscription, month: Date): Promise<number> {
    if (!creditedAt || monthsAfter(creditedAt, 1) <= month) return 0;
    const months = paidIn(await this.books.of(id)).flatMap((paid) => paid.months);
    const earlier = months.filter((each) => isCounted(each, month));
    return this.credits.grantedUnder(earlier.map(({ begin }) => planCreditKey(id, begin)));
  }
}
