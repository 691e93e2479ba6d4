import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type Entitled, EntitlementsOf } from '../identity.contract.js';
import { IdentitySettings } from '../identity.settings.js';
import { entitlementsOf, tierOf } from '../profiles/entitlements.js';

@QueryHandler(EntitlementsOf)
export class EntitlementsOfHandler implements IQueryHandler<EntitlementsOf> {
  constructor(
    private readonly db: Database,
    private readonly settings: IdentitySettings,
  ) {}

  async execute({ profileId }: EntitlementsOf): Promise<Entitled> {
    const found = await this.db.first(
      sql<{ email: string | null }>`select email from identity.profiles where id = ${profileId}`,
    );
    const person = found ?? { email: null };
    const { FULL_ACCESS_EMAILS } = this.settings;
    return {
      tier: tierOf(person, FULL_ACCESS_EMAILS),
      entitlements: entitlementsOf(person, FULL_ACCESS_EMAILS),
    };
  }
}
