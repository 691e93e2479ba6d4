import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GUEST_LIMITS } from '#contract/people';
import type { Actor } from '#platform/auth/actor';
import { againIfMet } from '#platform/persistence/met-another-change';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Guesses } from '../guesses/guesses.js';
import { lockProfile } from '../profiles/lock-profile.js';
import { Profile } from '../profiles/profile.entity.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import { GuestCredentialsWrong } from './guest.errors.js';
import type { GuestCredentials } from './guest-credentials.js';

const { logInPerHour } = GUEST_LIMITS;
const WRONG = {
  name: 'identity.log-in-guest',
  perAccount: logInPerHour,
  perDevice: logInPerHour,
  perAddress: logInPerHour,
  minutes: 60,
};

/** Signs a guest in again, on this browser or another. */
export class LogInGuest extends Command<OpenedSession> {
  constructor(
    readonly credentials: GuestCredentials,
    readonly actor: Actor,
    /** The browser's device tokens. */
    readonly devices: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(LogInGuest)
export class LogInGuestHandler implements ICommandHandler<LogInGuest> {
  constructor(
    private readonly em: EntityManager,
    private readonly guesses: Guesses,
    private readonly hashes: SecretHashes,
    private readonly sessions: Sessions,
  ) {}

  async execute({ credentials, actor, devices }: LogInGuest): Promise<OpenedSession> {
    const { guestId, pin } = credentials;
    const guest = await this.em.findOne(Profile, { guestId });
    // Counted per guest too: many addresses together must not try out a PIN.
    const guesser = { account: guestId, profileId: guest?.id, address: actor.address, devices };
    const right = await this.guesses.isRight(await this.guesses.budgets(WRONG, guesser), () =>
      this.hashes.matches(guest?.pinHash, pin),
    );
    if (!guest || !right) throw new GuestCredentialsWrong();
    const { id, pinHash } = guest;
    return againIfMet(() => this.em.transactional((em) => this.open(em, id, pinHash, actor)));
  }

  private async open(
    em: EntityManager,
    id: string,
    pinHash: string | null,
    actor: Actor,
  ): Promise<OpenedSession> {
    const guest = await lockProfile(em, id);
    // Gone since: deleted, or a member by now.
    if (!guest || guest.pinHash !== pinHash) throw new GuestCredentialsWrong();
    return this.sessions.open(guest, actor);
  }
}
