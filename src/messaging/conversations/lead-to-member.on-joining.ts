import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ConversationTaken } from './conversation-taken.js';
import { MergedConversations } from './merged-conversations.js';
import { TakeConversationsOnJoining } from './take-conversations.on-joining.js';

/** Whom the guest has talked with find the member at the guest's address; what they have open is read again. */
@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class LeadToMemberOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly merged: MergedConversations,
    private readonly outbox: Outbox,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId, memberId } = joiner;
    const merged = new Map((await this.merged.of(joiner)).map(({ gone, kept }) => [gone, kept]));
    const taken = await this.db.rows(sql<{ id: string; otherId: string }>`
      select conversation_id as id, other_id as "otherId" from messaging.participants
      where person_id = ${guestId} and other_id <> ${memberId}`);
    if (taken.length === 0) return;
    await this.db.rows(sql`
      insert into messaging.joined_guests (guest_id, member_id) values (${guestId}, ${memberId})
      on conflict (guest_id) do nothing`);
    for (const { id, otherId } of taken)
      this.outbox.raise(new ConversationTaken(id, merged.get(id) ?? id, memberId, otherId), id);
  }
}
