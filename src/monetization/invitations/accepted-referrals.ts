import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { referralCodeOf } from '#contract/monetization/referrals';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { Addresses } from '../referrals/addresses.js';
import { ReferralNotices } from '../referrals/referral-notices.js';
import { ReferralTouched } from '../referrals/referral-touched.js';
import { type Acceptance, Suspicions } from './suspicions.js';

/** Writes down who accepted whose invitation. */
@Injectable()
export class AcceptedReferrals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly suspicions: Suspicions,
    private readonly addresses: Addresses,
    private readonly notices: ReferralNotices,
    private readonly outbox: Outbox,
  ) {}

  /** Until the caller's transaction ends nobody else accepts anything: a ring may have any length. Acceptances are few. */
  lock(): Promise<void> {
    return this.db.lock('monetization.accepting-invitations');
  }

  /** Behind the lock. Whom something speaks against is kept with the reason, and nobody is told. */
  async store(acceptance: Acceptance, code: string): Promise<void> {
    const { referrerId, friendId, address } = acceptance;
    const reason = await this.suspicions.of(acceptance);
    const [id, now] = [uuid(), this.clock.now()];
    await this.db.rows(sql`
      insert into monetization.referrals
        (id, referrer_id, friend_id, code, state, reason, accepted_at, ended_at)
      values (${id}, ${referrerId}, ${friendId}, ${referralCodeOf(code)}, ${reason ? 'refused' : 'accepted'}, ${reason},
        ${now}, ${reason && now})`);
    await this.addresses.note(friendId, address);
    if (reason) return;
    this.outbox.raise(new ReferralTouched(id, [referrerId, friendId]), id);
    await this.notices.tellReferrer(id, { referrerId, friendId }, 'referral-joined');
  }
}
