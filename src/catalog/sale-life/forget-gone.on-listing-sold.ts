import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingSold } from '../catalog.contract.js';

/** A buyer who left, and was forgotten, while the sale to them was being recorded. */
@Injectable()
@ReactsTo(ListingSold)
export class ForgetGoneOnListingSold implements Reaction<ListingSold> {
  constructor(private readonly db: Database) {}

  async react({ saleId, buyerId }: ListingSold): Promise<void> {
    if (buyerId === null) return;
    await this.db.rows(sql`
      update catalog.sales set buyer_id = null
      where id = ${saleId} and buyer_id = ${buyerId}
        and not exists (select from directory.people where id = ${buyerId} and not deleted)`);
  }
}
