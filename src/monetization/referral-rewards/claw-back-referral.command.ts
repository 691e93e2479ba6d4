import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ClawBackReferral } from '../monetization.contract.js';
import { ClawBacks } from './claw-backs.js';

@CommandHandler(ClawBackReferral)
export class ClawBackReferralHandler implements ICommandHandler<ClawBackReferral> {
  constructor(
    private readonly em: EntityManager,
    private readonly clawBacks: ClawBacks,
  ) {}

  async execute({ friendId }: ClawBackReferral): Promise<void> {
    await this.em.transactional(() => this.clawBacks.end(sql`referral.friend_id = ${friendId}`, 'abuse'), {
      propagation: TransactionPropagation.REQUIRED,
    });
  }
}
