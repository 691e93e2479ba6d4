import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ForgetOldRunsJob } from './forget-old-runs.job.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobRuns } from './job-runs.js';
import { JobSchedule } from './job-schedule.js';

/** Scheduled jobs that run once over all instances. */
@Global()
@Module({
  imports: [DiscoveryModule, ScheduleModule.forRoot()],
  providers: [JobRegistry, JobRunner, JobRuns, JobSchedule, ForgetOldRunsJob],
  exports: [JobRunner],
})
export class JobsModule {}
