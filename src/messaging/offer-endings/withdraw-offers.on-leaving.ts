import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { OPEN } from '../offers/offer.sql.js';
import { BuyerLeft } from './buyer-left.js';

const STAYS = 'The other one sees in the thread what was offered; it goes with the conversation.';

/**
 * Offers of who has left are withdrawn. Their deals are ended by a reaction: the listing's row is locked before those of offers,
 * and not after.
 */
@Injectable()
@OnLeaving()
@Outlives({
  'messaging.offers.buyer_id': STAYS,
  'messaging.offers.seller_id': STAYS,
  'messaging.offers.numbers': STAYS,
})
export class WithdrawOffersOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update messaging.offers set status = 'withdrawn', updated_at = now()
      where buyer_id = ${id} and status in ${OPEN}`);
    const deals = await this.db.rows(sql<{ id: string; listingId: string }>`
      select id, listing_id as "listingId" from messaging.offers where buyer_id = ${id} and status = 'accepted'`);
    for (const deal of deals) this.outbox.raise(new BuyerLeft(deal.id, deal.listingId), deal.listingId);
  }
}
