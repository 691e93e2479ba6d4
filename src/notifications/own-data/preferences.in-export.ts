import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

/** What they chose; the kinds of notices that are not here are as everybody has them who has not chosen. */
@Injectable()
@InExport('notification-settings', 'notifications.preferences.person_id', 'notifications.sounds.person_id')
@NotInExport({
  'notifications.mail_switches.person_id': 'A secret of the links that stop mails, which tells nothing.',
})
export class PreferencesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('kind', kind, 'inApp', in_app, 'byMail', by_mail) as row
      from notifications.preferences where person_id = ${id}
      union all
      select json_build_object('sound', sound) from notifications.sounds where person_id = ${id}`);
  }
}
