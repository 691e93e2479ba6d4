import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { isoSql } from '#platform/persistence/iso.sql';
import { AcceptedReferrals } from '../invitations/accepted-referrals.js';
import { Newcomers } from '../invitations/newcomers.js';
import { type RefusalReason, Suspicions } from '../invitations/suspicions.js';
import { friendPaysAlike } from '../payment-marks/pays-like.sql.js';
import { ClawBacks } from '../referral-rewards/claw-backs.js';

/** A guest's code and friends are the member's. What they were invited to is judged anew, as of the person they are. */
@Injectable()
@OnJoining()
export class TakeReferralsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly referrals: AcceptedReferrals,
    private readonly newcomers: Newcomers,
    private readonly suspicions: Suspicions,
    private readonly clawBacks: ClawBacks,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.referrals.lock();
    await this.takeCode(guestId, memberId);
    await this.partFromOneself(guestId, memberId);
    const reason = await this.judge(guestId, memberId);
    if (reason) await this.clawBacks.end(sql`referral.friend_id = ${guestId}`, reason);
    await this.db.rows(sql`
      update monetization.referrals set friend_id = ${memberId} where friend_id = ${guestId}
        and not exists (select from monetization.referrals where friend_id = ${memberId})`);
    await this.db.rows(
      sql`update monetization.referrals set referrer_id = ${memberId} where referrer_id = ${guestId}`,
    );
    await this.endRing(memberId);
    await this.clawBacks.end(
      sql`${memberId} in (referral.friend_id, referral.referrer_id) and ${friendPaysAlike}`,
      'same-payment',
    );
    await this.db.rows(sql`
      update monetization.referral_addresses set person_id = ${memberId} where person_id = ${guestId}
        and not exists (
          select from monetization.referral_addresses known
          where known.person_id = ${memberId} and known.hash = referral_addresses.hash)`);
  }

  /** Links that went out go on working. */
  private async takeCode(guestId: string, memberId: string): Promise<void> {
    await this.db.rows(sql`
      update monetization.referral_codes set person_id = ${memberId}, shown = shown and not exists (
        select from monetization.referral_codes where person_id = ${memberId} and shown)
      where person_id = ${guestId}`);
  }

  /** Whoever invited their other self invited nobody. */
  private async partFromOneself(guestId: string, memberId: string): Promise<void> {
    const own = sql`referral.referrer_id in (${guestId}, ${memberId}) and referral.friend_id in (${guestId}, ${memberId})`;
    await this.clawBacks.end(own, 'same-person');
    await this.db.rows(sql`
      update monetization.referrals referral set referrer_id = ${memberId}, friend_id = null where ${own}`);
  }

  /** Why an invitation of the guest's is none of the member's; null when it is, or when there is none. */
  private async judge(guestId: string, memberId: string): Promise<RefusalReason | null> {
    const invited = await this.db.rows(sql<{ id: string; at: string }>`
      select friend_id as id, ${isoSql('accepted_at')} as at from monetization.referrals
      where friend_id in (${guestId}, ${memberId})`);
    const asGuest = invited.find(({ id }) => id === guestId);
    if (!asGuest) return null;
    if (invited.length > 1) return 'already';
    return (await this.newcomers.isNew(memberId, new Date(asGuest.at))) ? null : 'not-new';
  }

  private async endRing(memberId: string): Promise<void> {
    const inviting = await this.db.first(sql<{ referrerId: string }>`
      select referrer_id as "referrerId" from monetization.referrals
      where friend_id = ${memberId} and referrer_id is not null`);
    if (inviting && (await this.suspicions.isRing(inviting.referrerId, memberId)))
      await this.clawBacks.end(sql`referral.friend_id = ${memberId}`, 'ring');
  }
}
