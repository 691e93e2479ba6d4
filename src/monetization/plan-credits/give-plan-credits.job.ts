import { EntityManager } from '@mikro-orm/postgresql';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { oneByOne } from '#platform/jobs/one-by-one';
import { PlanCredits } from './plan-credits.js';

/** Those of the later months of a year come by this alone. */
@Job({ name: 'monetization.give-plan-credits', cron: '*/5 * * * *' })
export class GivePlanCreditsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly plans: PlanCredits,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const due = await this.plans.due();
    await oneByOne(due, stopping, (id) => this.em.fork().transactional(() => this.plans.give(id)));
  }
}
