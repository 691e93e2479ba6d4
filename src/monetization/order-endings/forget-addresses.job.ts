import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const BATCH = 500;

/** Where something was sent to is nobody's business any more. (Until this has been by, it is not shown either.) */
@Injectable()
@Job({ name: 'monetization.forget-addresses', cron: '40 3 * * *' })
export class ForgetAddressesJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.forgetBatch());
  }

  private async forgetBatch(): Promise<number> {
    const before = sql`${this.clock.now()}::timestamptz - make_interval(days => ${LIMITS.addressKeptDays})`;
    const forgotten = await this.db.rows(sql`
      update monetization.orders set ship_to = null where id = any(array(
        select id from monetization.orders where ship_to is not null and closed_at <= ${before}
        order by closed_at limit ${BATCH} for update skip locked))
      returning id`);
    return forgotten.length;
  }
}
