import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { COUPONS } from '#contract/monetization/coupons';
import { WEEKLY_CHALLENGE } from '#contract/monetization/weekly-challenge';
import { toUsd } from '#contract/money';
import type { Notice } from '#contract/notices/notices';
import { rewardsPage } from '#contract/pages/monetization';
import { NotifyPeople } from '../../notifications/notifications.contract.js';
import { Coupons } from '../coupons/coupons.js';
import { Credits } from '../ledger/credits.js';
import { GivenRewards, type RewardedPage } from './given-rewards.js';

/** People in one transaction. */
const AT_ONCE = 500;

const NOTICE: Notice = {
  kind: 'other',
  code: 'reward-earned',
  params: { amount: toUsd(COUPONS.amountCents) },
  link: rewardsPage.path,
};

/** Under what somebody is granted the credit of a week. */
export const rewardKey = (personId: string, week: string): string => `reward:${personId}:${week}`;

/** Gives people all that a week earned them, or nothing. */
@Injectable()
export class Rewarding {
  constructor(
    private readonly em: EntityManager,
    private readonly rewards: GivenRewards,
    private readonly coupons: Coupons,
    private readonly credits: Credits,
    private readonly commands: CommandBus,
  ) {}

  /** Those after that person; answers the last one who was looked at, null when they were all of them. */
  async giveSome(week: string, after: string | null, now: Date): Promise<string | null> {
    const { looked, last } = await this.transaction(() => this.some(week, after, now));
    return looked === AT_ONCE ? last : null;
  }

  /** Whether nothing is left to be given for this week. */
  close(week: string, now: Date): Promise<boolean> {
    return this.transaction(() => this.rewards.close(week, now));
  }

  private async some(week: string, after: string | null, now: Date): Promise<RewardedPage> {
    const page = await this.rewards.noteSome(week, after, AT_ONCE, now);
    const { personIds } = page;
    if (personIds.length === 0) return page;
    await this.coupons.issue(week, personIds);
    const grants = personIds.map((personId) => ({ key: rewardKey(personId, week), personId }));
    await this.credits.grantAll(grants, { credits: WEEKLY_CHALLENGE.boostCredits, kind: 'reward' });
    const told = personIds.map((personId) => ({ personId, notice: NOTICE }));
    await this.commands.execute(new NotifyPeople(told, `reward:${week}`));
    return page;
  }

  /** What it stores is not kept in memory for the next ones. */
  private transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.em.fork().transactional(work);
  }
}
