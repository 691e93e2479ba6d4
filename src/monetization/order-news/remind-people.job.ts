import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import type { Notice } from '#contract/notices/notices';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { linkOfOrder, orderSubject } from './order-notices.js';

const BATCH = 100;

interface Due {
  id: string;
  title: string;
  personId: string;
  /** Of the other one. */
  name: string;
}

/** Each leads to its order. */
const ABOUT = { kind: 'order', link: null } as const;

/**
 * Reminds sellers of what they have not sent, and buyers who have not said where to; says to buyers that what was sent will
 * count as received. Each is said once, in the transaction that notes it.
 */
@Job({ name: 'monetization.remind-of-orders', cron: '10 * * * *' })
export class RemindPeopleJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    for (const remind of [() => this.sellers(), () => this.unaddressed(), () => this.buyers()]) {
      await inBatches(BATCH, stopping, () => this.em.transactional(remind));
    }
  }

  private async sellers(): Promise<number> {
    const now = this.clock.now();
    const due = await this.db.rows(sql<Due>`
      with due as (
        select id from monetization.orders where status = 'pending_shipment' and seller_reminded_at is null
          and ship_to is not null
          and greatest(opened_at, addressed_at) <= ${now}::timestamptz - make_interval(days => ${LIMITS.remindAfterDays})
        order by greatest(opened_at, addressed_at) limit ${BATCH} for update skip locked
      )
      update monetization.orders purchase set seller_reminded_at = ${now} from due where purchase.id = due.id
      returning purchase.id, title, seller_id as "personId",
        coalesce((select name from directory.people where id = buyer_id), '') as name`);
    return this.tell(due, ({ name, title }) => ({
      ...ABOUT,
      code: 'order-reminder',
      params: { name, title },
    }));
  }

  /** Nothing can be sent before they have said where to. */
  private async unaddressed(): Promise<number> {
    const now = this.clock.now();
    const due = await this.db.rows(sql<Due>`
      with due as (
        select id from monetization.orders where status = 'pending_shipment' and buyer_reminded_at is null
          and ship_to is null
          and opened_at <= ${now}::timestamptz - make_interval(days => ${LIMITS.remindAfterDays})
        order by opened_at limit ${BATCH} for update skip locked
      )
      update monetization.orders purchase set buyer_reminded_at = ${now} from due where purchase.id = due.id
      returning purchase.id, title, buyer_id as "personId",
        coalesce((select name from directory.people where id = seller_id), '') as name`);
    return this.tell(due, ({ name, title }) => ({
      ...ABOUT,
      code: 'order-address-asked',
      params: { name, title },
    }));
  }

  private async buyers(): Promise<number> {
    const now = this.clock.now();
    const after = LIMITS.receivedAfterDays - LIMITS.saidDaysBefore;
    // Each by the index of its own.
    const since = (status: 'shipped' | 'resolved', column: 'shipped_at' | 'settled_at') => sql`
      select id from monetization.orders where status = ${sql.lit(status)} and buyer_reminded_at is null
        and ${sql.ref(column)} <= ${now}::timestamptz - make_interval(days => ${after})
      order by ${sql.ref(column)} limit ${BATCH} for update skip locked`;
    const due = await this.db.rows(sql<Due>`
      with sent as (${since('shipped', 'shipped_at')}), settled as (${since('resolved', 'settled_at')}),
        due as (select id from sent union all select id from settled)
      update monetization.orders purchase set buyer_reminded_at = ${now} from due where purchase.id = due.id
      returning purchase.id, title, buyer_id as "personId",
        coalesce((select name from directory.people where id = seller_id), '') as name`);
    return this.tell(due, ({ name, title }) => ({
      ...ABOUT,
      code: 'order-arrived-asked',
      params: { name, title, days: LIMITS.saidDaysBefore },
    }));
  }

  private async tell(due: Due[], noticeOf: (order: Due) => Notice): Promise<number> {
    for (const order of due) {
      const notice = { ...noticeOf(order), link: linkOfOrder(order.id) };
      await this.commands.execute(
        new NotifyPerson(order.personId, notice, { subject: orderSubject(order.id) }),
      );
    }
    return due.length;
  }
}
