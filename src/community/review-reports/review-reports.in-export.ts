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
@InExport('reported-reviews', 'community.review_reports.reporter_id')
@NotInExport({
  'community.review_reports.reported_id': 'Who has reported somebody is not told them.',
  'community.review_reports.snapshot': 'What somebody else had written, kept for administrators.',
})
export class ReviewReportsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('review', review_id, 'reason', reason, 'description', description,
          'reportedAt', created_at) as row
        from community.review_reports
        where reporter_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
