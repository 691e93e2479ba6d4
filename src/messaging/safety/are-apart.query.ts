import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { AreApart } from '../../catalog/catalog.contract.js';
import { blockedBetween } from '../people/person.sql.js';

@QueryHandler(AreApart)
export class AreApartHandler implements IQueryHandler<AreApart> {
  constructor(private readonly db: Database) {}

  async execute({ oneId, otherId }: AreApart): Promise<boolean> {
    const row = await this.db.first(sql<{ apart: boolean }>`
      select ${blockedBetween(sql`${oneId}::uuid`, sql`${otherId}::uuid`)} as apart`);
    return row?.apart ?? false;
  }
}
