import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import type { ClawBackReason } from '../invitations/suspicions.js';
import { Credits } from '../ledger/credits.js';
import { ReferralNotices } from '../referrals/referral-notices.js';
import { ReferralTouched } from '../referrals/referral-touched.js';
import { rewardKey } from './reward-keys.js';

interface Undone {
  id: string;
  referrerId: string | null;
  friendId: string | null;
  /** It had counted. */
  clawedBack: boolean;
}

/** Ends referrals that turned out to be none: what waited is refused, what was given is taken back. */
@Injectable()
export class ClawBacks {
  constructor(
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly notices: ReferralNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Those that go on and for which `which` holds, SQL of `referral`. Within the caller's transaction; again it does nothing. */
  async end(which: RawBuilder<unknown>, reason: ClawBackReason): Promise<void> {
    const undone = await this.db.rows(sql<Undone>`
      update monetization.referrals referral
      set state = case state when 'accepted' then 'refused' else 'clawed-back' end,
        reason = ${reason}, ended_at = ${this.clock.now()}
      where ${which} and state in ('accepted', 'rewarded', 'counted')
      returning id, referrer_id as "referrerId", friend_id as "friendId", state = 'clawed-back' as "clawedBack"`);
    for (const referral of undone) await this.takeBack(referral, reason);
  }

  /** Of those whose credits are still held. */
  endHeld(which: RawBuilder<unknown>, reason: ClawBackReason): Promise<void> {
    return this.end(sql`${which} and held_until > ${this.clock.now()}`, reason);
  }

  private async takeBack(
    { id, referrerId, friendId, clawedBack }: Undone,
    reason: ClawBackReason,
  ): Promise<void> {
    const people = [referrerId, friendId].filter((personId) => personId !== null);
    this.outbox.raise(new ReferralTouched(id, people), id);
    if (!clawedBack) return;
    for (const side of ['referrer', 'friend'] as const) {
      const grantKey = rewardKey(id, side);
      await this.credits.clawBack({ key: `${grantKey}:back`, grantKey });
    }
    if (!referrerId) return;
    // What is mailed and shown at once names nobody who is being forgotten.
    const named = reason === 'friend-left' ? null : friendId;
    await this.notices.tellReferrer(id, { referrerId, friendId: named }, 'referral-taken-back');
  }
}
