import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { limitOf } from '#contract/monetization/plans';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { Database } from '#platform/persistence/database';
import { Credits } from '../ledger/credits.js';
import { MONTHS } from '../subscriptions/periods.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { monthAt, planCreditKey } from './plan-credit-months.js';

const AT_ONCE = 200;

/** The credits of each month of a plan, of a yearly one too; once for each month, however often this runs. */
@Job({ name: 'monetization.give-plan-credits', cron: '*/5 * * * *' })
export class GivePlanCreditsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const due = await this.db.rows(sql<{ id: string }>`
      select id from monetization.subscriptions, lateral (select
        period_start at time zone 'utc' as begun, credited_at at time zone 'utc' as credited) utc, lateral (select
        (extract(year from credited) - extract(year from begun)) * 12
          + extract(month from credited) - extract(month from begun) + 1 as nth) next
      where status = 'active' and person_id is not null and (period_end is null or period_end > ${now})
        and (credited_at is null or credited_at < period_start or (
          (source = 'admin_assigned' or nth < case cycle when 'yearly' then ${MONTHS.yearly}::int else ${MONTHS.monthly} end)
          and (begun + nth * interval '1 month') at time zone 'utc' <= ${now}))
      order by credited_at nulls first limit ${AT_ONCE}`);
    await oneByOne(due, stopping, ({ id }) => this.em.fork().transactional(() => this.give(id, now)));
  }

  private async give(id: string, now: Date): Promise<void> {
    const subscription = await this.em.findOne(Subscription, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const { personId, periodStart, status, source } = subscription ?? {};
    if (!subscription || !personId || !periodStart || status !== 'active') return;
    const month = monthAt(periodStart, now, source === 'admin_assigned' ? null : subscription.cycle);
    const credits = limitOf(subscription.tierAt(now), 'boost-credits') ?? 0;
    subscription.creditedAt = month;
    if (credits > 0)
      await this.credits.grant({ key: planCreditKey(id, month), personId, credits, kind: 'plan' });
  }
}
