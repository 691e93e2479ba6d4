import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Addresses } from './addresses.js';

const BATCH = 1000;

@Job({ name: 'monetization.forget-old-addresses', cron: '35 3 * * *' })
export class ForgetOldAddressesJob implements ScheduledJob {
  constructor(private readonly addresses: Addresses) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.addresses.forgetOld(BATCH));
  }
}
