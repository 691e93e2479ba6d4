import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** What a person was told, and how they wanted to be. What others were told of them is for who told it to withdraw. */
@Injectable()
@OnLeaving(
  'notifications.notices.person_id',
  'notifications.notices.*',
  'notifications.preferences.person_id',
  'notifications.sounds.person_id',
  'notifications.mail_switches.person_id',
)
export class ForgetNoticesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from notifications.notices where person_id = ${id}`);
    await this.db.rows(sql`delete from notifications.preferences where person_id = ${id}`);
    await this.db.rows(sql`delete from notifications.sounds where person_id = ${id}`);
    await this.db.rows(sql`delete from notifications.mail_switches where person_id = ${id}`);
  }
}
