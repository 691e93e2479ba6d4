import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AcceptOutcome } from '#contract/monetization/referrals';
import type { SignedIn } from '#platform/auth/actor';
import { AcceptedReferrals } from './accepted-referrals.js';
import { Invitations } from './invitations.js';
import { Newcomers } from './newcomers.js';

/** Somebody new says who invited them. What looks like abuse is accepted, for all they can see. */
export class AcceptInvitation extends Command<AcceptOutcome> {
  constructor(
    readonly friend: SignedIn,
    readonly code: string,
    readonly cookies: Readonly<Record<string, string | undefined>>,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: Invitations,
    private readonly newcomers: Newcomers,
    private readonly referrals: AcceptedReferrals,
  ) {}

  async execute({ friend, code, cookies }: AcceptInvitation): Promise<AcceptOutcome> {
    const inviting = await this.invitations.whoInvites(code);
    if (!inviting) return 'unknown';
    if (inviting.id === friend.id) return 'own';
    return this.em.transactional(async () => {
      await this.referrals.lock();
      const refusal = await this.newcomers.refusalOf(friend.id);
      if (refusal) return refusal;
      const { id: friendId, address } = friend;
      await this.referrals.store({ referrerId: inviting.id, friendId, address, cookies }, code);
      return 'accepted';
    });
  }
}
