import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { AdministratorIds } from '../identity.contract.js';

@QueryHandler(AdministratorIds)
export class AdministratorIdsHandler implements IQueryHandler<AdministratorIds> {
  constructor(private readonly db: Database) {}

  async execute(): Promise<string[]> {
    const rows = await this.db.rows(
      sql<{ id: string }>`select id from identity.profiles where role = 'admin'`,
    );
    return rows.map(({ id }) => id);
  }
}
