import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { InvalidInput } from '#platform/http/http.errors';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Guesses } from '../guesses/guesses.js';
import { Profile } from '../profiles/profile.entity.js';

/** Wrong ones of somebody who is signed in, in a quarter of an hour. */
const WRONG = { rule: 'identity.current-password', limit: 10, windowMinutes: 15 };

/** Asks whoever changes what an account hangs on for the password they have. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
    private readonly guesses: Guesses,
  ) {}

  /**
   * Call it outside a transaction, which would keep a database connection waiting for the hash.
   * @throws InvalidInput at `currentPassword`, and TooManyAttempts
   */
  async assert({ id }: SignedIn, given: string): Promise<Profile> {
    const member = await this.em.findOne(Profile, { id, kind: 'member' });
    if (!member) throw new SessionExpired();
    if (!(await this.isRight(id, member.passwordHash, given)))
      throw new InvalidInput([{ field: 'currentPassword', code: 'password-wrong' }]);
    return member;
  }

  /** As `assert`, and for guests by their PIN. @throws InvalidInput at `secret` */
  async assertSecret({ id }: SignedIn, given: string): Promise<Profile> {
    const person = await this.em.findOne(Profile, id);
    if (!person) throw new SessionExpired();
    const isGuest = person.kind === 'guest';
    if (!(await this.isRight(id, isGuest ? person.pinHash : person.passwordHash, given)))
      throw new InvalidInput([{ field: 'secret', code: isGuest ? 'pin-wrong' : 'password-wrong' }]);
    return person;
  }

  private isRight(id: string, hash: string | null, given: string): Promise<boolean> {
    return this.guesses.isRight([{ ...WRONG, key: id }], () => this.hashes.matches(hash, given));
  }
}
