import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** That a listing was shared stays counted; by whom is forgotten. */
@Injectable()
@OnLeaving('catalog.listing_shares.visitor')
export class ForgetSharesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update catalog.listing_shares set visitor = gen_random_uuid()::text where visitor = ${id}`);
  }
}
