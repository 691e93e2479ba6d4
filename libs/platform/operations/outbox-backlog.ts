import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Metrics } from '#platform/observability/metrics';
import { Database } from '#platform/persistence/database';

interface Measured {
  lane: string;
  value: number;
  type?: string;
}

const waiting = sql`event.lane = lane.name and processed_at is null and dead_at is null`;
/** Each lane, also one in which nothing waits. */
const lanes = sql`(values ('inside'), ('outside'), ('long')) as lane (name)`;

/** Shows how much each lane of the outbox still has to deliver, how long it has waited, and what was given up. */
@Injectable()
export class OutboxBacklog implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly db: Database,
  ) {}

  onModuleInit(): void {
    this.gauge(
      'outbox_pending',
      'Events not yet delivered to all their reactions.',
      sql`select lane.name as lane, (select count(*)::int from platform.outbox event where ${waiting}) as value
        from ${lanes}`,
    );
    this.gauge(
      'outbox_lag_seconds',
      'Age of the oldest event not yet delivered.',
      sql`select lane.name as lane, coalesce((
          select extract(epoch from now() - min(created_at))::float8 from platform.outbox event where ${waiting}
        ), 0) as value
        from ${lanes}`,
    );
    this.gauge(
      'outbox_dead_letters',
      'Events given up after their last try; /ops/dead-letters shows them.',
      sql`select lane, type, count(*)::int as value from platform.outbox where dead_at is not null group by lane, type`,
      ['lane', 'type'],
    );
  }

  private gauge(name: string, help: string, query: RawBuilder<unknown>, labels: string[] = ['lane']): void {
    this.metrics.labelledGauge(name, help, labels, async () => {
      const rows = await this.db.rows(query as RawBuilder<Measured>);
      return rows.map(({ value, ...of }) => ({ value, of }));
    });
  }
}
