import { DiscoveryService } from '@nestjs/core';

export interface JobOptions {
  /** `<context>.<what-it-does>`, e.g. `catalog.expire-drafts`; names the job in the database, metrics and logs. */
  readonly name: string;
  /** Five fields (or six, seconds first), in UTC. */
  readonly cron: string;
}

/**
 * What a class decorated with `@Job` implements. It runs once per slot of its schedule, on one of the instances, with
 * an EntityManager of its own. A slot nobody was up for is made up for at the next start, and a run may be cut off by
 * a crash: so do whatever is due, not what one slot's time suggests. `stopping` aborts when the instance shuts down.
 */
export interface ScheduledJob {
  run(stopping: AbortSignal): Promise<void>;
}

/** Marks a provider as a scheduled job: `@Job({ name: 'catalog.expire-drafts', cron: '15 3 * * *' })`. */
export const Job = DiscoveryService.createDecorator<JobOptions>();
