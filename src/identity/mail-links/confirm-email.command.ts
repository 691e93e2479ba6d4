import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { againIfMet } from '#platform/persistence/met-another-change';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import type { ConfirmEmailBody } from './mail-link.dto.js';
import { MailLinks } from './mail-links.js';

/** Confirms the address a link was mailed to, and signs its member in. */
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

  execute({ form, actor }: ConfirmEmail): Promise<OpenedSession> {
    return againIfMet(() =>
      this.em.transactional(async () => {
        const { member, broughtGuest } = await this.links.redeem(form.token, 'confirm-email', actor);
        const brought = form.bringGuest ? await this.belongings.bring(actor, member) : null;
        return this.sessions.open(member, actor, brought ?? broughtGuest);
      }),
    );
  }
}
