import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { ProductSettings } from '#platform/config/product.settings';
import { JobRegistry, type RegisteredJob } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobRuns } from './job-runs.js';
import { newestDue } from './newest-due.js';

/**
 * Fires every job at its slots, and at start makes up for a slot that passed while no instance was up. One that could not
 * be claimed, as while the database is away, is looked for again soon: the next may be a day or a week off.
 */
@Injectable()
export class JobSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Jobs');
  private readonly lookAgainMs: number = 20_000;

  constructor(
    private readonly registry: JobRegistry,
    private readonly runner: JobRunner,
    private readonly runs: JobRuns,
    private readonly scheduler: SchedulerRegistry,
    private readonly settings: ProductSettings,
  ) {}

  /** Tests run jobs by name, when they want them. */
  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test') return;
    for (const job of this.registry.all()) this.schedule(job);
  }

  /** Begins firing a job; the scheduler's registry stops it when the application does. */
  schedule(job: RegisteredJob): void {
    let newest: Date | undefined;
    let again: NodeJS.Timeout | undefined;
    const runDue = async () => {
      const now = new Date();
      // Of a clock that was put back, too.
      if (!newest || newest > now) newest = await this.runs.newestSlot(job.name, now);
      const slot = newestDue(cron.cronTime, newest, now);
      if (!slot) return;
      await this.runner.runSlot(job, slot, () => {
        newest = slot;
      });
    };
    const onTick = () =>
      this.runner.unlessStopping(runDue).catch((error: unknown) => {
        this.logger.error(error, `${job.name} could not be started, or its end not noted.`);
        clearTimeout(again);
        again = setTimeout(() => void onTick(), this.lookAgainMs).unref();
      });
    const cron = CronJob.from({ cronTime: job.cron, timeZone: 'UTC', onTick, waitForCompletion: true });
    this.scheduler.addCronJob(job.name, cron);
    cron.start();
    void onTick();
  }
}
