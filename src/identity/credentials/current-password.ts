import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { InvalidInput } from '#platform/http/http.errors';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Guesses } from '../guesses/guesses.js';
import { lockProfile } from '../profiles/lock-profile.js';
import { Profile } from '../profiles/profile.entity.js';

/** Wrong ones of somebody who is signed in, in a quarter of an hour. */
const WRONG = { rule: 'identity.current-password', limit: 10, windowMinutes: 15 };

/** Who has given the right one, as they were then. */
export interface Proven extends Readonly<Pick<Profile, 'id' | 'kind' | 'role' | 'username' | 'email'>> {
  /** What it was right for. */
  readonly secretHash: string | null;
  /** Where the form asked for it. */
  readonly field: 'currentPassword' | 'secret';
}

/** Asks whoever changes what an account hangs on for the password they have. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
    private readonly guesses: Guesses,
  ) {}

  /**
   * Call it outside a transaction, which would keep a database connection waiting for the hash; the transaction begins with
   * `lock`.
   * @throws InvalidInput at `currentPassword`, and TooManyAttempts
   */
  async assert({ id }: SignedIn, given: string): Promise<Proven> {
    return this.prove(await this.em.findOne(Profile, { id, kind: 'member' }), 'currentPassword', given);
  }

  /** As `assert`, and for guests by their PIN. @throws InvalidInput at `secret` */
  async assertSecret({ id }: SignedIn, given: string): Promise<Proven> {
    return this.prove(await this.em.findOne(Profile, id), 'secret', given);
  }

  /**
   * The person, locked and read anew, within the transaction that does what they asked for.
   * @throws InvalidInput when their secret has been changed since they gave it, SessionExpired when they are gone
   */
  async lock(proven: Proven): Promise<Profile> {
    const person = await lockProfile(this.em, proven.id);
    if (!person) throw new SessionExpired();
    if (secretHashOf(person) !== proven.secretHash) throw wrong(proven);
    return person;
  }

  private async prove(person: Profile | null, field: Proven['field'], given: string): Promise<Proven> {
    if (!person) throw new SessionExpired();
    const { id, kind, role, username, email } = person;
    const proven = { id, kind, role, username, email, secretHash: secretHashOf(person), field };
    const right = await this.guesses.isRight([{ ...WRONG, key: id }], () =>
      this.hashes.matches(proven.secretHash, given),
    );
    if (!right) throw wrong(proven);
    return proven;
  }
}

const secretHashOf = ({ kind, pinHash, passwordHash }: Profile): string | null =>
  kind === 'guest' ? pinHash : passwordHash;

const wrong = ({ kind, field }: Proven) =>
  new InvalidInput([{ field, code: kind === 'guest' ? 'pin-wrong' : 'password-wrong' }]);
