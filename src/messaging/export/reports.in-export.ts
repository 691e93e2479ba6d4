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
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('reported-conversations', 'messaging.conversation_reports.reporter_id')
@NotInExport({
  'messaging.conversation_reports.reported_id': 'Who has reported somebody is not told them.',
  'messaging.conversation_reports.snapshot': 'The messages themselves are in the copy.',
  'messaging.conversation_reports.pictures': 'Those of the messages, which are in the copy.',
})
export class ReportsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('conversation', conversation_id, 'reason', reason, 'details', details,
          'status', status, 'reportedAt', created_at) as row
        from messaging.conversation_reports
        where reporter_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
