import { Job, type ScheduledJob } from '#platform/jobs/job';
import { KnownDevices } from './known-devices.js';

@Job({ name: 'identity.forget-unused-devices', cron: '20 3 * * *' })
export class ForgetUnusedDevicesJob implements ScheduledJob {
  constructor(private readonly devices: KnownDevices) {}

  run(): Promise<void> {
    return this.devices.forgetUnused();
  }
}
