import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GUEST_LIMITS } from '#contract/people';
import type { Actor } from '#platform/auth/actor';
import { RateLimits } from '#platform/throttle/rate-limits';
import { Profile } from '../profiles/profile.entity.js';
import { SecretHashes } from '../profiles/secret-hashes.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import { GuestCredentialsWrong } from './guest.errors.js';
import type { GuestCredentials } from './guest-credentials.js';

/** Signs a guest in again, on this browser or another. */
export class LogInGuest extends Command<OpenedSession> {
  constructor(
    readonly credentials: GuestCredentials,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(LogInGuest)
export class LogInGuestHandler implements ICommandHandler<LogInGuest> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly hashes: SecretHashes,
    private readonly sessions: Sessions,
  ) {}

  async execute({ credentials, actor }: LogInGuest): Promise<OpenedSession> {
    const { guestId, pin } = credentials;
    // Counted per guest too: many addresses together must not try out a PIN.
    for (const key of [actor.address, guestId])
      await this.limits.consume('identity.log-in-guest', key, GUEST_LIMITS.logInPerHour, 60);
    const guest = await this.em.findOne(Profile, { guestId });
    const right = await this.hashes.matches(guest?.pinHash, pin);
    if (!guest || !right) throw new GuestCredentialsWrong();
    return this.em.transactional(() => this.sessions.open(guest, actor));
  }
}
