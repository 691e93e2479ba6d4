import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving(
  'catalog.saved_searches.person_id',
  'catalog.saved_searches.*',
  'catalog.search_addresses.person_id',
  'catalog.search_addresses.*',
)
export class ForgetSearchesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from catalog.saved_searches where person_id = ${id}`);
    await this.db.rows(sql`delete from catalog.search_addresses where person_id = ${id}`);
  }
}
