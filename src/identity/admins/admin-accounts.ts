import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { PEOPLE_LIMITS } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { againIfMet } from '#platform/persistence/met-another-change';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { EmailChanges } from '../email-changes/email-changes.js';
import { Entitlements } from '../entitlements/entitlements.js';
import { Intruders } from '../intruders/intruders.js';
import { Profile } from '../profiles/profile.entity.js';
import { FreeUsernames } from '../sign-up/free-usernames.js';

const HELD =
  'ADMIN_EMAIL is an address that somebody has given up, and may take back for a week: no administrator is made until then.';

@Injectable()
export class AdminAccounts {
  private readonly logger = new Logger(AdminAccounts.name);

  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly hashes: SecretHashes,
    private readonly intruders: Intruders,
    private readonly changes: EmailChanges,
    private readonly usernames: FreeUsernames,
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the administrator, or promotes the member and gives them `password`. One who is an administrator already is
   * left alone, with the password they chose since, and so is whom this address made one, though they have another by now.
   * Nobody is made with an address that somebody may take back, or they could not. Instances that start together wait for
   * each other.
   */
  async ensure(email: string, password: string): Promise<void> {
    const passwordHash = await this.hashes.hash(password);
    await againIfMet(() => this.em.transactional((em) => this.promote(em, email, passwordHash)));
  }

  private async promote(em: EntityManager, email: string, passwordHash: string): Promise<void> {
    await this.db.lock('identity.ensure-admin');
    if ((await em.count(Profile, { madeAdminAs: email })) > 0) return;
    const known = await em.findOne(Profile, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known?.role === 'admin') {
      // Made before that was kept.
      known.madeAdminAs = email;
      return;
    }
    if (!known && (await this.changes.isHeld(email))) return this.logger.warn(HELD);
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
