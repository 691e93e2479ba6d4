import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Metrics } from './metrics.js';

/** Shows how much the outbox still has to deliver, and how long the oldest of it has waited. */
@Injectable()
export class OutboxBacklog implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly db: Database,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('outbox_pending', 'Events not yet delivered to all their reactions.', async () => {
      const [row] = await this.db.rows(
        sql<{ pending: number }>`
          select count(*)::int as pending from platform.outbox where processed_at is null`,
      );
      return row?.pending ?? 0;
    });
    this.metrics.gauge('outbox_lag_seconds', 'Age of the oldest event not yet delivered.', async () => {
      const [row] = await this.db.rows(
        sql<{ lag: number | null }>`
          select extract(epoch from now() - min(created_at))::float8 as lag
          from platform.outbox where processed_at is null`,
      );
      return row?.lag ?? 0;
    });
  }
}
