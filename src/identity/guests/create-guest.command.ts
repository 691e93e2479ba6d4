import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '#contract/people';
import { HOUR_MINUTES } from '#contract/time';
import type { Actor } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { RateLimits } from '#platform/throttle/rate-limits';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { IdentitySettings } from '../identity.settings.js';
import { Profile } from '../profiles/profile.entity.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.js';
import { type GuestCredentials, newGuestCredentials } from './guest-credentials.js';

/** Makes a guest and signs them in. */
export class CreateGuest extends Command<OpenedSession & GuestCredentials> {
  constructor(
    readonly actor: Actor,
    readonly language?: Language,
  ) {
    super();
  }
}

@CommandHandler(CreateGuest)
export class CreateGuestHandler implements ICommandHandler<CreateGuest> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly hashes: SecretHashes,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly settings: IdentitySettings,
  ) {}

  async execute({ actor, language }: CreateGuest): Promise<OpenedSession & GuestCredentials> {
    await this.limits.spend({
      rule: 'identity.create-guest',
      key: actor.address,
      limit: this.settings.GUESTS_PER_HOUR,
      windowMinutes: HOUR_MINUTES,
      code: 'identity.too-many-guests',
    });
    const { guestId, pin } = newGuestCredentials();
    const pinHash = await this.hashes.hash(pin);
    return this.em.transactional(async (em) => {
      const guest = Profile.guest({ guestId, pinHash, language }, this.clock.now());
      em.persist(guest);
      return { ...(await this.sessions.open(guest, actor)), guestId, pin };
    });
  }
}
