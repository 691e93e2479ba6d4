import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { newerThan, type TimeCursor } from '#platform/persistence/time-cursor';
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
    await oneByOne(this.due(), stopping, ({ id }) => this.complete(id));
  }

  /** Each by the index of its own. */
  private async *due(): AsyncGenerator<TimeCursor, void> {
    yield* this.longest('shipped', 'shipped_at');
    yield* this.longest('resolved', 'settled_at');
  }

  private longest(status: 'shipped' | 'resolved', since: 'shipped_at' | 'settled_at') {
    const before = sql`${this.clock.now()}::timestamptz - make_interval(days => ${LIMITS.receivedAfterDays})`;
    return rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, ${sql.ref(since)}::text as at from monetization.orders
        where status = ${sql.lit(status)} and ${sql.ref(since)} <= ${before} and ${newerThan(last, since, 'id')}
        order by ${sql.ref(since)}, id limit ${BATCH}`),
    );
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
