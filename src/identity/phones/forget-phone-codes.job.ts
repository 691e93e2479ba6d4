import { Job, type ScheduledJob } from '#platform/jobs/job';
import { PhoneCodes } from './phone-codes.js';

@Job({ name: 'identity.forget-phone-codes', cron: '40 3 * * *' })
export class ForgetPhoneCodesJob implements ScheduledJob {
  constructor(private readonly codes: PhoneCodes) {}

  run(): Promise<void> {
    return this.codes.forgetExpired();
  }
}
