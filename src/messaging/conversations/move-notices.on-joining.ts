import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { threadPath } from '#contract/pages/thread-path';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { MergeSubjects, RelinkNotices } from '../../notifications/notifications.contract.js';
import { subjectsOf } from '../messages/message.sql.js';
import { MergedConversations } from './merged-conversations.js';
import { TakeConversationsOnJoining } from './take-conversations.on-joining.js';

/** What tells of conversations that become one tells of that one; what led to the guest leads to the member. */
@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class MoveNoticesOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly merged: MergedConversations,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId, memberId } = joiner;
    const pairs = await this.merged.of(joiner);
    const merged = pairs.flatMap(({ gone, kept }) => {
      const into = subjectsOf(kept);
      return subjectsOf(gone).map((subject, at) => ({ gone: subject, kept: into[at] ?? subject }));
    });
    const partners = await this.db.rows(sql<{ id: string }>`
      select other_id as id from messaging.participants where person_id = ${guestId}`);
    const ids = partners.map(({ id }) => id);
    await this.commands.execute(new MergeSubjects([guestId, memberId, ...ids], merged));
    await this.commands.execute(new RelinkNotices(ids, threadPath(guestId), threadPath(memberId)));
  }
}
