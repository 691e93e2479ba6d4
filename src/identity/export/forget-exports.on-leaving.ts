import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** The file goes after the commit (`ExportRemoval`); from here on it is nobody's, and nothing opens it. */
@Injectable()
@OnLeaving('identity.exports.person_id')
export class ForgetExportsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update identity.exports set person_id = null, expires_at = '-infinity' where person_id = ${id}`);
  }
}
