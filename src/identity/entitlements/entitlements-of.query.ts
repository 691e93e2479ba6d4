import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Entitled, EntitlementsOf } from '../identity.contract.js';
import { Entitlements } from './entitlements.js';

@QueryHandler(EntitlementsOf)
export class EntitlementsOfHandler implements IQueryHandler<EntitlementsOf> {
  constructor(private readonly entitlements: Entitlements) {}

  execute({ profileId, fresh }: EntitlementsOf): Promise<Entitled> {
    return fresh ? this.entitlements.askedNow(profileId) : this.entitlements.ofId(profileId);
  }
}
