import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { SaleCancelled } from '../../catalog/catalog.contract.js';
import { DealNotices } from './deal-notices.js';

/**
 * From now on nobody writes about it. What was written while it stood is shown when its time comes: nobody gets rid of a
 * review by calling the sale off (docs/adr/0034).
 */
@Injectable()
@ReactsTo(SaleCancelled)
export class VoidDealOnSaleCancelled implements Reaction<SaleCancelled> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notices: DealNotices,
  ) {}

  async react({ saleId }: SaleCancelled): Promise<void> {
    const voided = await this.db.first(sql<{ people: string[] }>`
      update community.deals set voided_at = ${this.clock.now()} where sale_id = ${saleId} and voided_at is null
      returning to_json(array_remove(array[seller_id, buyer_id], null)) as people`);
    if (voided) await this.notices.unask(voided.people, saleId);
  }
}
