import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { MergedConversations, rowsOf } from '../conversations/merged-conversations.js';
import { TakeConversationsOnJoining } from '../conversations/take-conversations.on-joining.js';

@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class TakeInteractionsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly merged: MergedConversations,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId: from, memberId: to } = joiner;
    const merged = await this.merged.of(joiner);
    await this.db.rows(sql`
      update messaging.bot_interactions set
        seller_id = case seller_id when ${from} then ${to}::uuid else seller_id end,
        buyer_id = case buyer_id when ${from} then ${to}::uuid else buyer_id end
      where ${from}::uuid in (seller_id, buyer_id)`);
    await this.db.rows(sql`
      update messaging.bot_interactions set conversation_id = pairs.kept from ${rowsOf(merged)} pairs
      where conversation_id = pairs.gone`);
  }
}
