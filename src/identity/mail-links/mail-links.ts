import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { confirmEmailPage, resetPasswordPage } from '#contract/pages/identity';
import { wayBack } from '#contract/pages/way-back';
import { HOUR_MS } from '#contract/time';
import type { Actor } from '#platform/auth/actor';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import { Database } from '#platform/persistence/database';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { lockProfile } from '../profiles/lock-profile.js';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';
import { Profile } from '../profiles/profile.entity.js';
import { LinkNoLongerValid } from './mail-link.errors.js';

const PAGE: Record<MailLinkPurpose, string> = {
  'confirm-email': confirmEmailPage.path,
  'reset-password': resetPasswordPage.path,
};
/** How long a link works; the mails say so. */
export const LINK_HOURS: Record<MailLinkPurpose, number> = { 'confirm-email': 24, 'reset-password': 1 };

interface Redeemed {
  member: Profile;
  broughtGuest: string | null;
}

/** Links that prove who uses them reads a member's mail. Each works once. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly belongings: GuestBelongings,
    private readonly clock: Clock,
    private readonly settings: ProductSettings,
  ) {}

  /** `next`: the page to go on to from there. */
  async make({ id }: Profile, purpose: MailLinkPurpose, next?: string | null): Promise<string> {
    const secret = newSecretToken();
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS);
    await this.db.rows(sql`
      insert into identity.mail_tokens (hash, profile_id, purpose, created_at, expires_at)
      values (${hashOf(secret)}, ${id}, ${purpose}, ${now}, ${expires})`);
    const onward = wayBack(next);
    const link = `${this.settings.publicUrl}${PAGE[purpose]}?token=${secret}`;
    return onward ? `${link}&next=${encodeURIComponent(onward)}` : link;
  }

  /** The member a link belongs to, without using it. @throws LinkNoLongerValid as `redeem` */
  async ownerOf(secret: string, purpose: MailLinkPurpose): Promise<Profile> {
    const id = await this.ownerIdOf(secret, purpose);
    const owner = id === undefined ? null : await this.em.findOne(Profile, id);
    if (!owner) throw new LinkNoLongerValid();
    return owner;
  }

  /**
   * The member a link belongs to, locked, and the guest that came along. Their address is confirmed with it, whatever the
   * link was for, and the guest they wanted to bring comes along; other links for the same purpose end. Within a transaction.
   * @throws LinkNoLongerValid when it is forged, too old, or was used before.
   */
  async redeem(secret: string, purpose: MailLinkPurpose, actor: Actor): Promise<Redeemed> {
    const id = await this.ownerIdOf(secret, purpose);
    const member = id === undefined ? null : await lockProfile(this.em, id);
    // Used by another request while this one waited for the lock.
    if (!member || (await this.ownerIdOf(secret, purpose)) === undefined) throw new LinkNoLongerValid();
    await this.db.rows(sql`
      delete from identity.mail_tokens where purpose = ${purpose} and profile_id = ${member.id}`);
    member.confirmEmail(this.clock.now());
    const isGuest = actor.kind === 'guest' && actor.id === member.guestToBring;
    // Anybody may have signed up with this address, and who asks for a new password need not have been that guest.
    if (purpose === 'reset-password' && !isGuest) member.guestToBring = null;
    return { member, broughtGuest: await this.belongings.bringTo(member) };
  }

  /** What was mailed to an address that is no longer the member's must not open their account. */
  async endAllOf({ id }: Profile): Promise<void> {
    await this.db.rows(sql`delete from identity.mail_tokens where profile_id = ${id}`);
  }

  private async ownerIdOf(secret: string, purpose: MailLinkPurpose): Promise<string | undefined> {
    const link = await this.db.first(sql<{ profileId: string }>`
      select profile_id as "profileId" from identity.mail_tokens
      where hash = ${hashOf(secret)} and purpose = ${purpose} and expires_at > ${this.clock.now()}`);
    return link?.profileId;
  }
}
