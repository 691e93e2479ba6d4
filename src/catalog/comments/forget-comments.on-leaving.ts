import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** Whoever leaves takes what they said along. */
@Injectable()
@OnLeaving('catalog.comments.author_id', 'catalog.comments.*')
export class ForgetCommentsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from catalog.comments where author_id = ${id}`);
  }
}
