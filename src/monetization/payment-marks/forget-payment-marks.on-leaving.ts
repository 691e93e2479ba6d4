import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { NotInExport } from '#platform/life/exporting';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('monetization.payment_marks.person_id', 'monetization.payment_marks.*')
@NotInExport({
  'monetization.payment_marks.person_id':
    'hashes of what was paid with that nobody can read, kept against people who invite themselves',
})
export class ForgetPaymentMarksOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from monetization.payment_marks where person_id = ${id}`);
  }
}
