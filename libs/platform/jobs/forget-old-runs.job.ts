import { Job, type ScheduledJob } from './job.js';
import { JobRuns } from './job-runs.js';

@Job({ name: 'platform.forget-old-job-runs', cron: '20 4 * * *' })
export class ForgetOldRunsJob implements ScheduledJob {
  constructor(private readonly runs: JobRuns) {}

  run(): Promise<void> {
    return this.runs.forgetOld();
  }
}
