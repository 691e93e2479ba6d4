import { HOUR_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { MediaRemoval } from './media-removal.js';

const KEPT_HOURS = 24;

/** Removes uploads that nothing has shown for a day: forms left behind, pictures taken out, people who are gone. */
@Job({ name: 'platform.sweep-unattached-media', cron: '25 * * * *' })
export class SweepUnattachedMediaJob implements ScheduledJob {
  constructor(
    private readonly removal: MediaRemoval,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    await this.removal.removeUnattached(before, stopping);
  }
}
