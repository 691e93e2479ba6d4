import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PEOPLE_LIMITS } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { againIfMet } from '#platform/persistence/met-another-change';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { Entitlements } from '../entitlements/entitlements.js';
import { Intruders } from '../intruders/intruders.js';
import { Profile } from '../profiles/profile.entity.js';
import { FreeUsernames } from '../sign-up/free-usernames.js';

@Injectable()
export class AdminAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly hashes: SecretHashes,
    private readonly intruders: Intruders,
    private readonly usernames: FreeUsernames,
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the administrator, or promotes the member and gives them `password`. One who is an administrator already is
   * left alone, with the password they chose since. Instances that start together wait for each other.
   */
  async ensure(email: string, password: string): Promise<void> {
    const passwordHash = await this.hashes.hash(password);
    await againIfMet(() => this.em.transactional((em) => this.promote(em, email, passwordHash)));
  }

  private async promote(em: EntityManager, email: string, passwordHash: string): Promise<void> {
    await this.db.lock('identity.ensure-admin');
    const known = await em.findOne(Profile, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known?.role === 'admin') return;
    const admin = known ?? (await this.create(email, passwordHash));
    admin.promote(passwordHash, this.clock.now());
    em.persist(admin);
    await this.intruders.lockOut(admin.id, 'promoted');
    await this.entitlements.changed(admin.id);
  }

  private async create(email: string, passwordHash: string): Promise<Profile> {
    const wanted = usernameFrom(email);
    const [free] = (await this.usernames.isFree(wanted)) ? [wanted] : await this.usernames.like(wanted);
    const member = { username: free ?? wanted, email, passwordHash, guestToBring: null };
    return Profile.member(member, this.clock.now());
  }
}

/** The name in front of the @, in the characters a username may have. */
function usernameFrom(email: string): string {
  const name = email.split('@', 1)[0] ?? '';
  const username = name.replaceAll(/\W/g, '_').slice(0, PEOPLE_LIMITS.usernameMax);
  return username.padEnd(PEOPLE_LIMITS.usernameMin, '_');
}
