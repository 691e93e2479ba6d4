import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('insights', 'catalog.insights.seller_id', 'catalog.insights.*')
export class InsightsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('kind', kind, 'found', data, 'computedAt', created_at) as row
      from catalog.insights where seller_id = ${id} order by kind`);
  }
}
