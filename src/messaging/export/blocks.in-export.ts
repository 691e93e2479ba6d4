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
@InExport('blocked-people', 'messaging.blocks.blocker_id')
@NotInExport({ 'messaging.blocks.blocked_id': 'Who has blocked somebody is not told them.' })
export class BlocksInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select blocked_id as id, json_build_object('person', nullif(person.name, ''), 'since', created_at) as row
        from messaging.blocks left join directory.people person on person.id = blocked_id
        where blocker_id = ${id} and ${idAfter(after, 'blocked_id')}
        order by blocked_id limit ${limit}`),
    );
  }
}
