import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { EmailRegistered, refuseTaken } from '../accounts/account.errors.js';
import { EmailChanges } from '../email-changes/email-changes.js';
import { Entitlements } from '../entitlements/entitlements.js';
import { LinkNoLongerValid } from '../mail-links/mail-link.errors.js';
import { MailTokens } from '../mail-tokens/mail-tokens.js';
import { lockProfile } from '../profiles/lock-profile.js';

/** The link that went to a new address was opened: it is the member's from now on. Answers the address. */
export class ConfirmEmailChange extends Command<string> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: EmailChanges,
    private readonly tokens: MailTokens,
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailRegistered when somebody else took the address meanwhile */
  execute({ token }: ConfirmEmailChange): Promise<string> {
    return this.em
      .transactional(async (em) => {
        const owner = await this.changes.ownerOf(token, 'confirm');
        const member = owner && (await lockProfile(em, owner));
        const change = member && (await this.changes.confirm(token));
        if (!change) throw new LinkNoLongerValid();
        const { newEmail } = change;
        member.changeEmail(newEmail, this.clock.now());
        // Only once it is theirs: who is just giving the address up has done so by then.
        await em.flush();
        if (await this.changes.isHeld(newEmail, member.id)) throw new EmailRegistered();
        // What was mailed to the old address must not open the account.
        await this.tokens.endAllOf(member.id);
        await this.entitlements.changed(member.id);
        return newEmail;
      })
      .catch(refuseTaken);
  }
}
