import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { Database } from '#platform/persistence/database';
import { Receipt } from '../order-moves/receipt.js';
import { lockOrder } from '../orders/order-locks.js';

const BATCH = 100;

/** What was sent, or seen to, so long ago that its buyer would have said if it had not arrived counts as received. */
@Job({ name: 'monetization.complete-orders', cron: '20 * * * *' })
export class CompleteOrdersJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly receipt: Receipt,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    let due: { id: string }[];
    do {
      due = await this.due();
      await oneByOne(due, stopping, ({ id }) => this.complete(id));
    } while (due.length === BATCH && !stopping.aborted);
  }

  private due(): Promise<{ id: string }[]> {
    const before = sql`${this.clock.now()}::timestamptz - make_interval(days => ${LIMITS.receivedAfterDays})`;
    return this.db.rows(sql<{ id: string }>`
      (select id from monetization.orders where status = 'shipped' and shipped_at <= ${before} order by shipped_at limit ${BATCH})
      union all
      (select id from monetization.orders where status = 'resolved' and settled_at <= ${before} order by settled_at limit ${BATCH})
      limit ${BATCH}`);
  }

  /** Behind the listing's lock; whoever was quicker has done it. */
  private complete(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const locked = await lockOrder(em, this.commands, id);
      if (locked?.order.countsAsReceived(now)) await this.receipt.complete({ ...locked, now }, null);
    });
  }
}
