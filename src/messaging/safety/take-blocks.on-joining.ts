import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { SilenceNotices } from '../../notifications/notifications.contract.js';
import { subjectsOf } from '../messages/message.sql.js';
import { PeopleParted } from '../messaging.contract.js';

/**
 * Whom one of the two is apart from, the other one is from now on, and what they had with each other ends: nothing more of it is
 * mailed to who wanted that.
 */
@Injectable()
@OnJoining()
export class TakeBlocksOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly commands: CommandBus,
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
    await this.silence({ guestId: from, memberId: to });
  }

  /** Whether conversations and notices of the guest are the member's by now is not known here. */
  private async silence({ guestId, memberId }: Joiner): Promise<void> {
    const silenced = await this.db.rows(sql<{ blockerId: string; conversations: string[] }>`
      select block.blocker_id as "blockerId", json_agg(talk.id) as conversations
      from messaging.blocks block
      cross join lateral (
        select case block.blocker_id when ${memberId} then block.blocked_id else block.blocker_id end as id
      ) other
      cross join unnest(array[${guestId}, ${memberId}]::uuid[]) as self (id)
      join messaging.conversations talk on talk.first_id = least(self.id, other.id)
        and talk.second_id = greatest(self.id, other.id)
      where ${memberId}::uuid in (block.blocker_id, block.blocked_id)
      group by block.blocker_id`);
    for (const { blockerId, conversations } of silenced) {
      const subjects = conversations.flatMap(subjectsOf);
      for (const id of blockerId === memberId ? [guestId, memberId] : [blockerId])
        await this.commands.execute(new SilenceNotices(id, subjects, true));
    }
  }
}
