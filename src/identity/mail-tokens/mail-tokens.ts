import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';
import type { Profile } from '../profiles/profile.entity.js';

/** How long a link works; the mails say so. */
export const LINK_HOURS: Record<MailLinkPurpose, number> = { 'confirm-email': 24, 'reset-password': 1 };

/** What is kept of links that were mailed: hashes of their secrets. */
@Injectable()
export class MailTokens {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * A new secret to be mailed to the address that was read. Null when the mail has waited too long: the member has another
   * address by now, or has confirmed this one. Whoever is just doing so, or locks somebody out, is waited for.
   */
  async make({ id, email }: Profile, purpose: MailLinkPurpose): Promise<string | null> {
    const secret = newSecretToken();
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS);
    const made = await this.db.first(sql<{ hash: string }>`
      insert into identity.mail_tokens (hash, profile_id, purpose, created_at, expires_at)
      select ${hashOf(secret)}, id, ${purpose}, ${now}, ${expires} from identity.profiles
      where id = ${id} and email = ${email} and (email_confirmed_at is null or ${purpose !== 'confirm-email'})
      for share
      returning hash`);
    return made ? secret : null;
  }

  /** Whose it is, while it works. */
  async ownerOf(secret: string, purpose: MailLinkPurpose): Promise<string | undefined> {
    const token = await this.db.first(sql<{ profileId: string }>`
      select profile_id as "profileId" from identity.mail_tokens
      where hash = ${hashOf(secret)} and purpose = ${purpose} and expires_at > ${this.clock.now()}`);
    return token?.profileId;
  }

  /** `purpose`: all there are for it; without one, all. */
  async endAllOf(profileId: string, purpose?: MailLinkPurpose): Promise<void> {
    await this.db.rows(sql`
      delete from identity.mail_tokens
      where profile_id = ${profileId} and purpose = coalesce(${purpose ?? null}, purpose)`);
  }
}
