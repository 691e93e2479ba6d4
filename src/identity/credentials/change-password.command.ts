import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { againIfMet } from '#platform/persistence/met-another-change';
import { assertNotGuessable } from '../accounts/password-rules.js';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Intruders } from '../intruders/intruders.js';
import type { ChangePasswordBody } from './credential.dto.js';
import { CurrentPassword } from './current-password.js';

/** Gives a member a new password and locks out whoever has had the old one. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly form: ChangePasswordBody,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentPassword,
    private readonly hashes: SecretHashes,
    private readonly intruders: Intruders,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, form }: ChangePassword): Promise<void> {
    const proven = await this.current.assert(actor, form.currentPassword);
    assertNotGuessable(form.newPassword, proven, 'newPassword');
    const passwordHash = await this.hashes.hash(form.newPassword);
    await againIfMet(() =>
      this.em.transactional(async () => {
        const member = await this.current.lock(proven);
        member.changePassword(passwordHash, this.clock.now());
        await this.intruders.lockOut(member.id, 'password-changed', actor.sessionId);
      }),
    );
  }
}
