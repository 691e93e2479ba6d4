import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { againIfMet } from '#platform/persistence/met-another-change';
import { EmailChanges } from '../email-changes/email-changes.js';
import { Entitlements } from '../entitlements/entitlements.js';
import { Intruders } from '../intruders/intruders.js';
import { LinkNoLongerValid } from '../mail-links/mail-link.errors.js';
import { lockProfile } from '../profiles/lock-profile.js';

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
    private readonly entitlements: Entitlements,
    private readonly intruders: Intruders,
    private readonly clock: Clock,
  ) {}

  execute({ token }: UndoEmailChange): Promise<{ profileId: string; email: string }> {
    return againIfMet(() => this.em.transactional((em) => this.undo(em, token)));
  }

  private async undo(em: EntityManager, token: string): Promise<{ profileId: string; email: string }> {
    const owner = await this.changes.ownerOf(token, 'undo');
    const member = owner && (await lockProfile(em, owner));
    const change = member && (await this.changes.undo(token));
    if (!change) throw new LinkNoLongerValid();
    const { oldEmail: email, confirmed } = change;
    if (confirmed) {
      member.changeEmail(email, this.clock.now());
      await this.entitlements.changed(member.id);
    }
    await this.intruders.lockOut(member.id, 'email-change-undone');
    return { profileId: member.id, email };
  }
}
