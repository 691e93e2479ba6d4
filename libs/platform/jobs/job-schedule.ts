import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { ProductSettings } from '#platform/config/product.settings';
import { JobRegistry, type RegisteredJob } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobRuns } from './job-runs.js';
import { newestDue } from './newest-due.js';

/** Fires every job at its slots, and at start makes up for a slot that passed while no instance was up. */
@Injectable()
export class JobSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Jobs');

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
    const runDue = async () => {
      newest ??= await this.runs.newestSlot(job.name, new Date());
      const slot = newestDue(cron.cronTime, newest, new Date());
      if (!slot) return;
      newest = slot;
      await this.runner.runSlot(job, slot);
    };
    const onTick = () =>
      this.runner
        .unlessStopping(runDue)
        .catch((error: unknown) => this.logger.error(error, `${job.name} could not be started.`));
    const cron = CronJob.from({ cronTime: job.cron, timeZone: 'UTC', onTick, waitForCompletion: true });
    this.scheduler.addCronJob(job.name, cron);
    cron.start();
    void onTick();
  }
}
