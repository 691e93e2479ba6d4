import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { againIfMet } from '#platform/persistence/met-another-change';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import type { ConfirmEmailBody } from './mail-link.dto.js';
import { LinkOfAnother } from './mail-link.errors.js';
import { MailLinks } from './mail-links.js';

/**
 * Confirms the address a link was mailed to, and signs its member in. Anybody can send their own link to somebody else,
 * who would go on, with all they have as a guest, in an account that is not theirs.
 */
export class ConfirmEmail extends Command<OpenedSession> {
  constructor(
    readonly form: ConfirmEmailBody,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: MailLinks,
    private readonly belongings: GuestBelongings,
    private readonly sessions: Sessions,
  ) {}

  /** @throws LinkOfAnother when somebody else is signed in, who did not say that they want to be its member */
  execute({ form, actor }: ConfirmEmail): Promise<OpenedSession> {
    return againIfMet(() =>
      this.em.transactional(async () => {
        if (!form.switchAccount) await this.assertOwn(form.token, actor);
        const { member, broughtGuest } = await this.links.redeem(form.token, 'confirm-email', actor);
        const brought = form.bringGuest ? await this.belongings.bring(actor, member) : null;
        return this.sessions.open(member, actor, brought ?? broughtGuest);
      }),
    );
  }

  private async assertOwn(token: string, actor: Actor): Promise<void> {
    if (!isSignedIn(actor)) return;
    const { id, guestToBring, email } = await this.links.ownerOf(token, 'confirm-email');
    if (actor.id !== id && actor.id !== guestToBring) throw new LinkOfAnother(email ?? '');
  }
}
