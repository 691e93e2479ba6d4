import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ApartFrom } from '../messaging.contract.js';
import { blockedBetween } from '../people/person.sql.js';

@QueryHandler(ApartFrom)
export class ApartFromHandler implements IQueryHandler<ApartFrom> {
  constructor(private readonly db: Database) {}

  async execute({ personId, otherIds }: ApartFrom): Promise<string[]> {
    const apart = await this.db.rows(sql<{ id: string }>`
      select id from unnest(${otherIds}::uuid[]) as other (id)
      where ${blockedBetween(sql`other.id`, sql`${personId}::uuid`)}`);
    return apart.map(({ id }) => id);
  }
}
