import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { Lane } from './lanes.js';

export interface DeadLetter {
  readonly id: string;
  readonly lane: Lane;
  readonly type: string;
  readonly key: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  readonly error: string;
  readonly createdAt: Date;
  readonly deadAt: Date;
}

const SHOWN = 100;

/** Events whose reactions failed until they were given up. */
@Injectable()
export class DeadLetters {
  constructor(private readonly db: Database) {}

  latest(): Promise<DeadLetter[]> {
    return this.db.rows(sql<DeadLetter>`
      select id, lane, type, key, payload, attempts, last_error as error, created_at as "createdAt",
        dead_at as "deadAt"
      from platform.outbox where dead_at is not null order by dead_at desc, id limit ${SHOWN}`);
  }

  /** Lets the event be tried again in the lanes that gave it up. @returns false when none did. */
  async revive(id: string): Promise<boolean> {
    const revived = await this.db.rows(sql`
      update platform.outbox set dead_at = null, attempts = 0, available_at = now()
      where id = ${id} and dead_at is not null returning lane`);
    return revived.length > 0;
  }
}
