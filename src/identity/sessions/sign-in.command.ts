import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { RateLimits } from '#platform/throttle/rate-limits';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { Profile } from '../profiles/profile.entity.js';
import { SecretHashes } from '../profiles/secret-hashes.js';
import type { SignInBody } from './session.dto.js';
import { EmailNotConfirmed, InvalidCredentials } from './session.errors.js';
import { type OpenedSession, Sessions } from './sessions.js';

/** Per address and e-mail, in a quarter of an hour. */
const ATTEMPTS = 10;

/** Signs a member in, and lets a guest who turns out to be one bring their belongings. */
export class SignIn extends Command<OpenedSession> {
  constructor(
    readonly form: SignInBody,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
    private readonly limits: RateLimits,
    private readonly belongings: GuestBelongings,
    private readonly sessions: Sessions,
  ) {}

  async execute({ form, actor }: SignIn): Promise<OpenedSession> {
    await this.limits.consume('identity.sign-in', `${actor.address} ${form.email}`, ATTEMPTS, 15);
    const { id } = await this.authenticate(form);
    return this.em.transactional(async (em) => {
      const member = await em.findOneOrFail(Profile, id);
      if (form.bringGuest) await this.belongings.bring(actor, member);
      return this.sessions.open(member, actor);
    });
  }

  /** Outside the transaction, which would keep a database connection waiting for the hash. */
  private async authenticate({ email, password }: SignInBody): Promise<Profile> {
    const member = await this.em.findOne(Profile, { email });
    const right = await this.hashes.matches(member?.passwordHash, password);
    if (!member || !right) throw new InvalidCredentials();
    if (!member.emailConfirmed) throw new EmailNotConfirmed();
    return member;
  }
}
