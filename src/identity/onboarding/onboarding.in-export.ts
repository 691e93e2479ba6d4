import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('introduction', 'identity.onboardings.person_id')
export class OnboardingInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('step', step, 'interests', interests, 'completedAt', completed_at,
        'changedAt', changed_at) as row
      from identity.onboardings where person_id = ${id}`);
  }
}
