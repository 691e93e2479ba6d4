import { Job, type ScheduledJob } from '#platform/jobs/job';
import { NotInExport } from '#platform/life/exporting';
import { Outlives } from '#platform/life/leaving';
import { RateLimits } from './rate-limits.js';

@NotInExport({ 'platform.rate_limits.key': 'How often they tried something, for a day at most.' })
@Outlives({ 'platform.rate_limits.key': 'Until its window has ended: a day at most.' })
@Job({ name: 'platform.forget-ended-rate-limits', cron: '7 * * * *' })
export class ForgetEndedWindowsJob implements ScheduledJob {
  constructor(private readonly limits: RateLimits) {}

  run(): Promise<void> {
    return this.limits.forgetEnded();
  }
}
