import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('exports', 'identity.exports.person_id')
export class ExportsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  /** No more than one a day, each for a week. */
  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('requestedAt', requested_at) as row from identity.exports
      where person_id = ${id} order by requested_at`);
  }
}
