import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Guesses } from '../guesses/guesses.js';
import { Departure } from '../profiles/departure.js';
import { lockProfile } from '../profiles/lock-profile.js';
import { Profile } from '../profiles/profile.entity.js';
import type { EarlierSignUp } from './sign-up.dto.js';

/** Wrong passwords of a sign-up that is to be corrected, in a quarter of an hour. */
const WRONG = { rule: 'identity.earlier-sign-up', limit: 10, windowMinutes: 15 };

/** A member who has not confirmed, and what the password was right for. */
type Proven = Pick<Profile, 'id' | 'passwordHash'>;

/** What somebody has signed up for before, and does once more: most often the address was wrong, and is a stranger's. */
@Injectable()
export class EarlierSignUps {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly hashes: SecretHashes,
    private readonly guesses: Guesses,
    private readonly departure: Departure,
  ) {}

  /** Outside a transaction, which would keep a connection waiting for the hash. Null unless the password is right. */
  async prove(earlier?: EarlierSignUp): Promise<Proven | null> {
    if (!earlier) return null;
    const { email, password } = earlier;
    const member = await this.em.findOne(Profile, { email, emailConfirmedAt: null });
    if (!member) return null;
    const { id, passwordHash } = member;
    const verify = () => this.hashes.matches(passwordHash, password);
    return (await this.guesses.isRight([{ ...WRONG, key: id }], verify)) ? { id, passwordHash } : null;
  }

  /**
   * The member who was made then goes, unless somebody has confirmed the address meanwhile, and no earlier one brings the
   * guest who signs up now. Within the transaction of the sign-up, before its member is stored: they may have the name.
   */
  async giveWay(proven: Proven | null, actor: Actor): Promise<void> {
    if (actor.kind === 'guest') {
      // Or of two sign-ups at once neither would find the other.
      await this.db.lock(`identity.sign-up:${actor.id}`);
      await this.em.nativeUpdate(Profile, { guestToBring: actor.id }, { guestToBring: null });
    }
    const member = proven && (await lockProfile(this.em, proven.id));
    if (!member || member.emailConfirmed || member.passwordHash !== proven.passwordHash) return;
    await this.departure.of(member);
    await this.em.flush();
  }
}
