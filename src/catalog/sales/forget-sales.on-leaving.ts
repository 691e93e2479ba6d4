import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** What things are sold for stays known; who sold them, in which words, and who bought them does not. */
@Injectable()
@OnLeaving('catalog.sales.seller_id', 'catalog.sales.buyer_id', 'catalog.sales.image')
export class ForgetSalesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(
      sql`update catalog.sales set seller_id = null, title = '', image = null where seller_id = ${id}`,
    );
    await this.db.rows(sql`update catalog.sales set buyer_id = null where buyer_id = ${id}`);
  }
}
