import { sql } from 'kysely';
import type { Database } from '#platform/persistence/database';
import { eventually } from './eventually.js';

/** Watches the outbox of the application under test. */
export class Outbox {
  constructor(private readonly db: Database) {}

  /** Waits until every event has been through its reactions. */
  async delivered(): Promise<void> {
    await eventually(async () => {
      const row = await this.db.first(
        sql<{
          waiting: number;
        }>`select count(*)::int as waiting from platform.outbox where processed_at is null`,
      );
      return row?.waiting === 0;
    });
  }

  /** Payloads of all events of one type, oldest first. */
  async payloads(type: string): Promise<Record<string, unknown>[]> {
    const rows = await this.db.rows(
      sql<{
        payload: Record<string, unknown>;
      }>`select payload from platform.outbox where type = ${type} order by id`,
    );
    return rows.map(({ payload }) => payload);
  }
}
