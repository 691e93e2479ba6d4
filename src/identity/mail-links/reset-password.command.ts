import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { assertNotGuessable } from '../accounts/password-rules.js';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Intruders } from '../intruders/intruders.js';
import { MailLinks } from './mail-links.js';

/** Gives the member a link was mailed to a new password, locks out everybody, and answers whose it is. */
export class ResetPassword extends Command<string> {
  constructor(
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: MailLinks,
    private readonly hashes: SecretHashes,
    private readonly intruders: Intruders,
    private readonly clock: Clock,
  ) {}

  execute({ token, password }: ResetPassword): Promise<string> {
    return this.em.transactional(async () => {
      const { member } = await this.links.redeem(token, 'reset-password');
      assertNotGuessable(password, member);
      member.changePassword(await this.hashes.hash(password), this.clock.now());
      await this.intruders.lockOut(member.id, 'password-reset');
      return member.id;
    });
  }
}
