import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('plan', 'monetization.subscriptions.person_id')
@NotInExport({
  'monetization.checkouts.person_id':
    'What came of a checkout that was paid is in the plan; of others nothing did.',
})
export class PlanInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('plan', tier, 'cycle', cycle, 'source', source, 'status', status,
          'amountInCents', amount_cents, 'currency', currency, 'cancelsAtPeriodEnd', cancels, 'nextPlan', next_tier,
          'paidUntil', period_end, 'endedAt', ended_at, 'begunAt', created_at,
          'payments', (
            select coalesce(json_agg(json_build_object('kind', kind, 'plan', payment.tier, 'cycle', payment.cycle,
              'amountInCents', payment.amount_cents, 'currency', payment.currency, 'from', period_start,
              'until', payment.period_end, 'paidAt', paid_at) order by paid_at), '[]'::json)
            from monetization.payments payment where subscription_id = subscription.id
          )) as row
        from monetization.subscriptions subscription
        where person_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
