import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { PeopleParted } from '../messaging.contract.js';

/** Whom one of the two is apart from, the other one is from now on, and what they had with each other ends. */
@Injectable()
@OnJoining()
export class TakeBlocksOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {}

  async takeAlong({ guestId: from, memberId: to }: Joiner): Promise<void> {
    await this.db.rows(sql`
      insert into messaging.blocks (blocker_id, blocked_id, created_at)
      select case when blocker_id = ${from} then ${to}::uuid else blocker_id end,
        case when blocked_id = ${from} then ${to}::uuid else blocked_id end, created_at
      from messaging.blocks where ${from}::uuid in (blocker_id, blocked_id) and ${to}::uuid not in (blocker_id, blocked_id)
      on conflict do nothing`);
    await this.db.rows(sql`delete from messaging.blocks where ${from}::uuid in (blocker_id, blocked_id)`);
    const apart = await this.db.rows(sql<{ id: string }>`
      select blocked_id as id from messaging.blocks where blocker_id = ${to}
      union select blocker_id from messaging.blocks where blocked_id = ${to}`);
    for (const { id } of apart) this.outbox.raise(new PeopleParted(to, id));
  }
}
