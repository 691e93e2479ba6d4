import { Job, type ScheduledJob } from '#platform/jobs/job';
import { RateLimits } from './rate-limits.js';

@Job({ name: 'platform.forget-ended-rate-limits', cron: '7 * * * *' })
export class ForgetEndedWindowsJob implements ScheduledJob {
  constructor(private readonly limits: RateLimits) {}

  run(): Promise<void> {
    return this.limits.forgetEnded();
  }
}
