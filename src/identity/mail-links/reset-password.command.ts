import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { againIfMet } from '#platform/persistence/met-another-change';
import { assertNotGuessable } from '../accounts/password-rules.js';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Intruders } from '../intruders/intruders.js';
import { MailLinks } from './mail-links.js';

/** Gives the member a link was mailed to a new password, locks out everybody, and answers whose it is. */
export class ResetPassword extends Command<string> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly actor: Actor,
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

  async execute({ token, password, actor }: ResetPassword): Promise<string> {
    // A link that does not work costs no hash, and no connection waits for one.
    assertNotGuessable(password, await this.links.ownerOf(token, 'reset-password'));
    const passwordHash = await this.hashes.hash(password);
    return againIfMet(() => this.em.transactional(() => this.reset(token, passwordHash, actor)));
  }

  private async reset(token: string, passwordHash: string, actor: Actor): Promise<string> {
    const { member } = await this.links.redeem(token, 'reset-password', actor);
    member.changePassword(passwordHash, this.clock.now());
    await this.intruders.lockOut(member.id, 'password-reset');
    return member.id;
  }
}
