import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type Entitled, EntitlementsOf } from '../identity.contract.js';
import { Entitlements } from './entitlements.js';

@QueryHandler(EntitlementsOf)
export class EntitlementsOfHandler implements IQueryHandler<EntitlementsOf> {
  constructor(
    private readonly db: Database,
    private readonly entitlements: Entitlements,
  ) {}

  async execute({ profileId: id }: EntitlementsOf): Promise<Entitled> {
    const found = await this.db.first(
      sql<{ email: string | null }>`select email from identity.profiles where id = ${id}`,
    );
    return this.entitlements.of({ id, email: found?.email ?? null });
  }
}
