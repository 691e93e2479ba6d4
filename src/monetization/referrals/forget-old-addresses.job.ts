import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Addresses } from './addresses.js';

const BATCH = 1000;

@Job({ name: 'monetization.forget-old-addresses', cron: '35 3 * * *' })
export class ForgetOldAddressesJob implements ScheduledJob {
  constructor(private readonly addresses: Addresses) {}

  async run(stopping: AbortSignal): Promise<void> {
    let removed: number;
    do removed = await this.addresses.forgetOld(BATCH);
    while (removed === BATCH && !stopping.aborted);
  }
}
