import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('email-changes', 'identity.email_changes.profile_id', 'identity.email_changes.*')
export class EmailChangesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  /** Of the last seven days, five a day at most. */
  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('from', old_email, 'to', new_email, 'requestedAt', requested_at,
        'confirmedAt', confirmed_at) as row
      from identity.email_changes where profile_id = ${id} order by requested_at`);
  }
}
