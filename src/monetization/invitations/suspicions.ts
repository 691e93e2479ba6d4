import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { PeopleOnDevice } from '../../identity/identity.contract.js';
import { paysLike } from '../payment-marks/pays-like.sql.js';
import { Addresses } from '../referrals/addresses.js';
import { ReferralSettings } from '../referrals/referral.settings.js';

/** Why a referral counts for nobody; kept for administrators, and told to no one else. */
export type RefusalReason =
  | 'same-device'
  | 'same-address'
  | 'same-payment'
  | 'ring'
  | 'same-person'
  | 'not-new'
  | 'already';
/** Why one that counted no longer does. */
export type ClawBackReason = RefusalReason | 'listing-removed' | 'friend-left' | 'abuse';

/** Who accepts whose invitation, and from where. */
export interface Acceptance {
  referrerId: string;
  friendId: string;
  address: string;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** What speaks for the two being one person, or for people who invite each other in turn. */
@Injectable()
export class Suspicions {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly addresses: Addresses,
    private readonly settings: ReferralSettings,
  ) {}

  /** Null without any. Behind the lock of all acceptances. */
  async of({ referrerId, friendId, address, cookies }: Acceptance): Promise<RefusalReason | null> {
    if (await this.isRing(referrerId, friendId)) return 'ring';
    if (await this.isSameDevice(referrerId, friendId, cookies)) return 'same-device';
    if (await this.isSamePayer(referrerId, friendId)) return 'same-payment';
    const there = await this.addresses.countThere(address, referrerId, friendId);
    return there > this.settings.REFERRALS_PER_ADDRESS ? 'same-address' : null;
  }

  /** Whether the friend is among those by whom the one who invites came here, however many lie between. */
  async isRing(referrerId: string, friendId: string): Promise<boolean> {
    const found = await this.db.first(sql`
      with recursive inviting as (
        select ${referrerId}::uuid as person_id
        union
        select referral.referrer_id from inviting
        join monetization.referrals referral on referral.friend_id = inviting.person_id
          and referral.state <> 'refused' and referral.referrer_id is not null
      )
      select from inviting where person_id = ${friendId}`);
    return found !== undefined;
  }

  /** Whether they have paid with what the other one, or a friend of theirs, has paid with. */
  private async isSamePayer(referrerId: string, friendId: string): Promise<boolean> {
    const around = sql`
      select ${referrerId}::uuid
      union all
      select friend_id from monetization.referrals where referrer_id = ${referrerId}`;
    const found = await this.db.first(sql`select where ${paysLike(sql`${friendId}`, around)}`);
    return found !== undefined;
  }

  /** Whether the browser is one that the other one uses, or somebody who has accepted an invitation before. */
  private async isSameDevice(
    referrerId: string,
    friendId: string,
    cookies: Acceptance['cookies'],
  ): Promise<boolean> {
    const people = await this.queries.execute(new PeopleOnDevice(cookies));
    const others = people.filter((id) => id !== friendId);
    if (others.length === 0) return false;
    if (others.includes(referrerId)) return true;
    const invited = await this.db.first(
      sql`select from monetization.referrals where friend_id = any(${others}::uuid[]) limit 1`,
    );
    return invited !== undefined;
  }
}
