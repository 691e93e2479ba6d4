import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { removeContacts } from './contacts.sql.js';

@Injectable()
@OnLeaving('catalog.listing_contacts.person_id')
export class ForgetContactsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(removeContacts(sql`contact.person_id = ${id}`));
  }
}
