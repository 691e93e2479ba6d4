import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { TakeConversationsOnJoining } from '../conversations/take-conversations.on-joining.js';
import { BuyerLeft } from './buyer-left.js';

/** What a guest and the member they become agreed on goes with their conversation; what was kept for it is for sale again. */
@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class EndOwnDealsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    const both = sql`(${guestId}::uuid, ${memberId}::uuid)`;
    const deals = await this.db.rows(sql<{ id: string; listingId: string }>`
      select id, listing_id as "listingId" from messaging.offers
      where buyer_id in ${both} and seller_id in ${both} and status = 'accepted'`);
    for (const { id, listingId } of deals) this.outbox.raise(new BuyerLeft(id, listingId), listingId);
  }
}
