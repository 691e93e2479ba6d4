import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import type { Notice } from '#contract/notices/notices';
import { referralDashboardPage } from '#contract/pages/monetization';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';

/** What is told of one referral; the next replaces what was there. */
export const referralSubject = (referralId: string): string => `referral:${referralId}`;

/** Tells people of their referrals. Within the caller's transaction. */
@Injectable()
export class ReferralNotices {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /** To who invited: how their friend got on. */
  async tellReferrer(
    referralId: string,
    { referrerId, friendId }: { referrerId: string; friendId: string | null },
    code: 'referral-joined' | 'referral-rewarded' | 'referral-taken-back',
  ): Promise<void> {
    const [name, days] = [await this.firstNameOf(friendId), REFERRAL.holdDays];
    const told = { kind: 'other', link: referralDashboardPage.path } as const;
    const notice: Notice =
      code === 'referral-rewarded'
        ? { ...told, code, params: { name, days } }
        : { ...told, code, params: { name } };
    const subject = referralSubject(referralId);
    await this.commands.execute(new NotifyPerson(referrerId, notice, { subject }));
  }

  async welcome(referralId: string, friendId: string): Promise<void> {
    const params = { days: REFERRAL.holdDays };
    const link = referralDashboardPage.path;
    const notice = { kind: 'other', code: 'welcome-bonus', params, link } as const;
    const subject = referralSubject(referralId);
    await this.commands.execute(new NotifyPerson(friendId, notice, { subject }));
  }

  private async firstNameOf(personId: string | null): Promise<string> {
    const found = await this.db.first(sql<{ name: string }>`
      select ${firstName('person')} as name from directory.people person where id = ${personId}::uuid`);
    return found?.name ?? '';
  }
}

/** SQL: of a row of `directory.people` under this alias. A guest's is all they are called. */
export const firstName = (alias: string) => {
  const person = sql.ref(alias);
  return sql<string>`case ${person}.kind when 'guest' then ${person}.name else split_part(${person}.name, ' ', 1) end`;
};
