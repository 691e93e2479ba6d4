import { Migration } from '@mikro-orm/migrations';
import { canonicalAddress } from '#platform/config/mail-address';

interface Stored {
  id: string;
  email: string;
}

/**
 * Addresses become what they are compared with from now on. Where two accounts turn out to have the same one, it stays
 * with the one that is written so, else with whoever has confirmed it or came first; the other keeps what was written and
 * can no longer be signed in to.
 */
export class CanonicalEmails20261122015100 extends Migration {
  override async up(): Promise<void> {
    const stored = (await this.execute(
      `select id, email from identity.profiles where email is not null
       order by email_confirmed_at is null, created_at, id`,
    )) as Stored[];
    const taken = new Set(
      stored.map(({ email }) => email).filter((email) => canonicalAddress(email) === email),
    );
    for (const { id, email } of stored) {
      const canonical = canonicalAddress(email);
      if (taken.has(canonical)) continue;
      taken.add(canonical);
      await this.execute(`update identity.profiles set email = ? where id = ?`, [canonical, id]);
    }
  }
}
