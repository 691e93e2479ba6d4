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
@InExport('reported-listings', 'catalog.listing_reports.reporter_id')
@NotInExport({
  'catalog.listing_reports.reported_id': 'Who has reported somebody is not told them.',
  'catalog.listing_reports.snapshot': 'What somebody else had written, kept for administrators.',
})
export class ListingReportsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('listing', listing_id, 'comment', comment_id, 'reason', reason,
          'description', description, 'status', status, 'reportedAt', created_at) as row
        from catalog.listing_reports
        where reporter_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
