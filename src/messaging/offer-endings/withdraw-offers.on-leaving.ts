import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

const STAYS = 'The other one sees in the thread what was offered; it goes with the conversation.';

@Injectable()
@OnLeaving()
@Outlives({
  'messaging.offers.buyer_id': STAYS,
  'messaging.offers.seller_id': STAYS,
  'messaging.offers.numbers': STAYS,
})
export class WithdrawOffersOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update messaging.offers set status = 'withdrawn', updated_at = now()
      where buyer_id = ${id} and status in ('negotiating', 'countered')`);
  }
}
