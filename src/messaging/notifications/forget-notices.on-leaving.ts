import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** What a person was told, how they wanted to be, and what their partners were told of them. */
@Injectable()
@OnLeaving(
  'messaging.notifications.person_id',
  'messaging.notifications.*',
  'messaging.notification_preferences.person_id',
  'messaging.notification_sounds.person_id',
  'messaging.mail_switches.person_id',
)
export class ForgetNoticesOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      delete from messaging.notifications notice using messaging.participants mine
      where mine.person_id = ${id} and notice.person_id = mine.other_id
        and notice.link like ${`/chat/${id}%`}`);
    await this.db.rows(sql`delete from messaging.notifications where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.notification_preferences where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.notification_sounds where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.mail_switches where person_id = ${id}`);
  }
}
