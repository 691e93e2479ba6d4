import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { confirmEmailPage, resetPasswordPage } from '#contract/pages/identity';
import { wayBack } from '#contract/pages/way-back';
import type { Actor } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import { GuestBelongings } from '../guests/guest-belongings.js';
import { MailTokens } from '../mail-tokens/mail-tokens.js';
import { lockProfile } from '../profiles/lock-profile.js';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';
import { Profile } from '../profiles/profile.entity.js';
import { LinkNoLongerValid } from './mail-link.errors.js';

const PAGE: Record<MailLinkPurpose, string> = {
  'confirm-email': confirmEmailPage.path,
  'reset-password': resetPasswordPage.path,
};

interface Redeemed {
  member: Profile;
  broughtGuest: string | null;
}

/** Links that prove who uses them reads a member's mail. Each works once. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: MailTokens,
    private readonly belongings: GuestBelongings,
    private readonly clock: Clock,
    private readonly settings: ProductSettings,
  ) {}

  /** `next`: the page to go on to from there. Null when there is nothing to be mailed any more. */
  async make(member: Profile, purpose: MailLinkPurpose, next?: string | null): Promise<string | null> {
    const secret = await this.tokens.make(member, purpose);
    if (!secret) return null;
    const onward = wayBack(next);
    const link = `${this.settings.publicUrl}${PAGE[purpose]}?token=${secret}`;
    return onward ? `${link}&next=${encodeURIComponent(onward)}` : link;
  }

  /** The member a link belongs to, without using it. @throws LinkNoLongerValid as `redeem` */
  async ownerOf(secret: string, purpose: MailLinkPurpose): Promise<Profile> {
    const id = await this.tokens.ownerOf(secret, purpose);
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
    const id = await this.tokens.ownerOf(secret, purpose);
    const member = id === undefined ? null : await lockProfile(this.em, id);
    // Used by another request while this one waited for the lock.
    if (!member || (await this.tokens.ownerOf(secret, purpose)) === undefined) throw new LinkNoLongerValid();
    await this.tokens.endAllOf(member.id, purpose);
    member.confirmEmail(this.clock.now());
    const isGuest = actor.kind === 'guest' && actor.id === member.guestToBring;
    // Anybody may have signed up with this address, and who asks for a new password need not have been that guest.
    if (purpose === 'reset-password' && !isGuest) member.guestToBring = null;
    return { member, broughtGuest: await this.belongings.bringTo(member) };
  }
}
