import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** Partners keep their own messages and read "Deleted user" on the other side. */
@Injectable()
@OnLeaving('messaging.people.*')
export class ForgetNameOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      update messaging.people set deleted = true, name = '', username = null, avatar = null where id = ${id}`);
  }
}
