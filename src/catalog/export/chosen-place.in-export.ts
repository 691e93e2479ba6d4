import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('chosen-place', 'catalog.chosen_places.person_id', 'catalog.chosen_places.*')
export class ChosenPlaceInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('town', town, 'region', region, 'country', country) as row
      from catalog.chosen_places join catalog.places on places.id = place where person_id = ${id}`);
  }
}
