import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Entitlements } from '../entitlements/entitlements.js';
import { LinkNoLongerValid } from '../mail-links/mail-link.errors.js';
import { MailLinks } from '../mail-links/mail-links.js';
import { Profile } from '../profiles/profile.entity.js';
import { Sessions } from '../sessions/sessions.js';
import { EmailChanges } from './email-changes.js';

/**
 * The owner of the old address does not want the change: it is called off or taken back, and whoever asked for it is
 * signed out. Answers the address that stays.
 */
export class UndoEmailChange extends Command<{ profileId: string; email: string }> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(UndoEmailChange)
export class UndoEmailChangeHandler implements ICommandHandler<UndoEmailChange> {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: EmailChanges,
    private readonly links: MailLinks,
    private readonly entitlements: Entitlements,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  execute({ token }: UndoEmailChange): Promise<{ profileId: string; email: string }> {
    return this.em.transactional(async (em) => {
      const change = await this.changes.undo(token);
      if (!change) throw new LinkNoLongerValid();
      const { profileId, oldEmail: email } = change;
      const member = await em.findOneOrFail(Profile, profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (change.confirmed) {
        member.changeEmail(email, this.clock.now());
        await this.entitlements.changed(profileId);
      }
      await this.links.endAllOf(member);
      await this.sessions.endAllOf(member.id, 'email-change-undone');
      return { profileId, email };
    });
  }
}
