import { sql } from 'kysely';
import type { Database } from '#platform/persistence/database';
import { eventually } from '../runner/eventually.js';

/** Watches the outbox of the application under test. */
export class Outbox {
  constructor(private readonly db: Database) {}

  /** Waits until every event has been through its reactions, or was given up. */
  async delivered(deadlineMs?: number): Promise<void> {
    await eventually(async () => {
      const row = await this.db.first(
        sql<{
          waiting: number;
        }>`select count(*)::int as waiting from platform.outbox where processed_at is null and dead_at is null`,
      );
      return row?.waiting === 0;
    }, deadlineMs);
  }

  /** Payloads of all events of one type, oldest first. */
  async payloads(type: string): Promise<Record<string, unknown>[]> {
    const rows = await this.db.rows(
      sql<{
        payload: Record<string, unknown>;
      }>`select payload from (select distinct on (id) id, seq, payload from platform.outbox where type = ${type} order by id, seq) as event order by seq`,
    );
    return rows.map(({ payload }) => payload);
  }
}
