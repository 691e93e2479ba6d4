import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';

@Injectable()
@InExport(
  'saved-searches',
  'catalog.saved_searches.person_id',
  'catalog.saved_searches.*',
  'catalog.search_addresses.person_id',
  'catalog.search_addresses.*',
)
export class SavedSearchesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    // A guest who joined may bring more than one may save.
    const most = 2 * SAVED_SEARCH_LIMITS.perPerson;
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('name', name, 'email', email, 'emailConfirmedAt', confirmed_at,
        'mails', frequency, 'active', active, 'words', query,
        'category', category, 'condition', condition, 'minPrice', ${usdSql('min_cents')},
        'maxPrice', ${usdSql('max_cents')}, 'place', location, 'savedAt', created_at) as row
      from catalog.saved_searches left join catalog.search_addresses using (person_id, email)
      where person_id = ${id} order by created_at, id limit ${most}`);
  }
}
