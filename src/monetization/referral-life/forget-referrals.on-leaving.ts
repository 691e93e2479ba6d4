import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { UnnameNotices } from '../../notifications/notifications.contract.js';
import { ClawBacks } from '../referral-rewards/claw-backs.js';
import { referralSubject } from '../referrals/referral-notices.js';

/** What a friend brought stays with who invited them once the hold is over; who it was is forgotten. */
@Injectable()
@OnLeaving(
  'monetization.referral_codes.person_id',
  'monetization.referral_codes.*',
  'monetization.referral_addresses.person_id',
  'monetization.referral_addresses.*',
  'monetization.referrals.referrer_id',
  'monetization.referrals.friend_id',
)
export class ForgetReferralsOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly clawBacks: ClawBacks,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.clawBacks.endHeld(sql`referral.friend_id = ${id}`, 'friend-left');
    await this.unname(id);
    await this.db.rows(sql`
      delete from monetization.referrals
      where friend_id = ${id} and (referrer_id is null or state in ('accepted', 'refused'))
        or referrer_id = ${id} and friend_id is null`);
    await this.db.rows(sql`update monetization.referrals set friend_id = null where friend_id = ${id}`);
    await this.db.rows(sql`update monetization.referrals set referrer_id = null where referrer_id = ${id}`);
    await this.db.rows(sql`delete from monetization.referral_codes where person_id = ${id}`);
    await this.db.rows(sql`delete from monetization.referral_addresses where person_id = ${id}`);
  }

  private async unname(friendId: string): Promise<void> {
    const told = await this.db.rows(sql<{ id: string; personId: string }>`
      select id, referrer_id as "personId" from monetization.referrals
      where friend_id = ${friendId} and referrer_id is not null`);
    if (told.length === 0) return;
    const places = told.map(({ id, personId }) => ({ personId, subject: referralSubject(id) }));
    await this.commands.execute(new UnnameNotices(places));
  }
}
