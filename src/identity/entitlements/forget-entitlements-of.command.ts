import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ForgetEntitlementsOf } from '../identity.contract.js';
import { Entitlements } from './entitlements.js';

@CommandHandler(ForgetEntitlementsOf)
export class ForgetEntitlementsOfHandler implements ICommandHandler<ForgetEntitlementsOf> {
  constructor(
    private readonly em: EntityManager,
    private readonly entitlements: Entitlements,
  ) {}

  execute({ profileId }: ForgetEntitlementsOf): Promise<void> {
    return this.em.transactional(() => this.entitlements.changed(profileId));
  }
}
