import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { Payment } from './payment.entity.js';
import { PaymentGivenBack } from './payment-given-back.js';

export type Line = Omit<Payment, 'id' | 'kind' | 'refundOf' | 'periodStart' | 'periodEnd'> & {
  refundOf?: string;
  periodStart?: Date;
  periodEnd?: Date;
};

/** What was paid and given back, only ever added to. Within the caller's transaction. */
@Injectable()
export class Books {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {}

  /** What stands there already is not written again. */
  async add(lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    const rows = lines.map(({ refundOf = null, periodStart = null, periodEnd = null, ...line }) => {
      const kind = refundOf === null ? 'payment' : 'refund';
      return sql`(${uuid()}::uuid, ${line.subscriptionId}::uuid, ${kind}, ${line.source}, ${line.reference},
        ${refundOf}, ${line.amountCents}::int, ${line.tier}, ${line.cycle}, ${periodStart}::timestamptz,
        ${periodEnd}::timestamptz, ${line.paidAt}::timestamptz)`;
    });
    const added = await this.db.rows(sql<{ subscriptionId: string; refundOf: string | null }>`
      insert into monetization.payments (id, subscription_id, kind, source, reference, refund_of, amount_cents, tier,
        cycle, period_start, period_end, paid_at)
      values ${sql.join(rows)} on conflict (reference) do nothing
      returning subscription_id as "subscriptionId", refund_of as "refundOf"`);
    for (const { subscriptionId, refundOf } of added)
      if (refundOf !== null) this.outbox.raise(new PaymentGivenBack(subscriptionId, refundOf), refundOf);
  }

  of(subscriptionId: string): Promise<Payment[]> {
    return this.em.find(Payment, { subscriptionId }, { refresh: true });
  }
}
