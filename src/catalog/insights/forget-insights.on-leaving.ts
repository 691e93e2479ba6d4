import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('catalog.insights.seller_id', 'catalog.insights.*')
export class ForgetInsightsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from catalog.insights where seller_id = ${id}`);
  }
}
