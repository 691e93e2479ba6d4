import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { PeopleParted } from '../messaging.contract.js';
import { lockOpenOffersBetween } from '../offers/offer-locks.js';

/** Who blocks somebody has broken off by then what they negotiated; a guest brings theirs along to whom it concerns. */
@Injectable()
@ReactsTo(PeopleParted)
export class BreakOffOffersOnPeopleParted implements Reaction<PeopleParted> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async react({ oneId, otherId }: PeopleParted): Promise<void> {
    const block = await this.db.first(sql<{ by: string }>`
      select blocker_id as by from messaging.blocks
      where (blocker_id, blocked_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`);
    // Taken back meanwhile: they may negotiate again.
    if (!block) return;
    const now = this.clock.now();
    for (const offer of await lockOpenOffersBetween(this.em, oneId, otherId)) offer.breakOff(block.by, now);
    await this.em.flush();
  }
}
