import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { againIfMet } from '#platform/persistence/met-another-change';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Guesses } from '../guesses/guesses.js';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { lockProfile } from '../profiles/lock-profile.js';
import { Profile } from '../profiles/profile.entity.js';
import { EmailNotConfirmed, InvalidCredentials } from '../sessions/session.errors.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import type { SignInBody } from './sign-in.dto.js';

/** Wrong passwords; many people of one house or campus share an address. */
const WRONG = { name: 'identity.sign-in', perAccount: 10, perDevice: 10, perAddress: 30, minutes: 15 };

/** Signs a member in, and lets a guest who turns out to be one bring their belongings. */
export class SignIn extends Command<OpenedSession> {
  constructor(
    readonly form: SignInBody,
    readonly actor: Actor,
    /** The browser's device tokens. */
    readonly devices: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
    private readonly guesses: Guesses,
    private readonly belongings: GuestBelongings,
    private readonly sessions: Sessions,
  ) {}

  async execute({ form, actor, devices }: SignIn): Promise<OpenedSession> {
    const { id, passwordHash } = await this.authenticate(form, actor.address, devices);
    return againIfMet(() =>
      this.em.transactional(async (em) => {
        const member = await lockProfile(em, id);
        // Changed since: who was locked out with it must not come in with the old one.
        if (!member || member.passwordHash !== passwordHash) throw new InvalidCredentials();
        const brought = form.bringGuest ? await this.belongings.bring(actor, member) : null;
        return this.sessions.open(member, actor, brought);
      }),
    );
  }

  /** Outside the transaction, which would keep a database connection waiting for the hash. */
  private async authenticate(
    { email, password }: SignInBody,
    address: string,
    devices: readonly string[],
  ): Promise<Profile> {
    const member = await this.em.findOne(Profile, { email });
    const guesser = { account: email, profileId: member?.id, address, devices };
    const right = await this.guesses.isRight(await this.guesses.budgets(WRONG, guesser), () =>
      this.hashes.matches(member?.passwordHash, password),
    );
    if (!member || !right) throw new InvalidCredentials();
    if (!member.emailConfirmed) throw new EmailNotConfirmed();
    return member;
  }
}
