import { weekStartOf } from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { GivenRewards } from './given-rewards.js';
import { RewardWeeks } from './reward-weeks.js';
import { Rewarding } from './rewarding.js';

/** What comes in while a week is closed is looked at again at once, and after so many times in an hour. */
const ROUNDS = 3;

/**
 * Rewards whoever reached the goal of a week that is over, some people in each transaction: who is killed midway has given
 * some of them all they earned and the others nothing, and the next run finds those. A week stays due until nobody is left,
 * and is due again when something of it is told late.
 */
@Job({ name: 'monetization.close-reward-week', cron: '2 * * * *' })
export class CloseRewardWeekJob implements ScheduledJob {
  constructor(
    private readonly weeks: RewardWeeks,
    private readonly rewards: GivenRewards,
    private readonly rewarding: Rewarding,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const currentWeek = weekStartOf(this.clock.now());
    for (const week of await this.weeks.due(currentWeek)) {
      let isClosed = false;
      for (let round = 0; round < ROUNDS && !isClosed && !stopping.aborted; round++)
        isClosed = await this.giveAll(week, stopping);
    }
    await this.rewards.forgetListings(currentWeek, stopping);
  }

  private async giveAll(week: string, stopping: AbortSignal): Promise<boolean> {
    let after: string | null = null;
    do after = await this.rewarding.giveSome(week, after, this.clock.now());
    while (after !== null && !stopping.aborted);
    return !stopping.aborted && (await this.rewarding.close(week, this.clock.now()));
  }
}
