import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EmailChanges } from './email-changes.js';

@Job({ name: 'identity.forget-email-changes', cron: '30 3 * * *' })
export class ForgetEmailChangesJob implements ScheduledJob {
  constructor(private readonly changes: EmailChanges) {}

  run(): Promise<void> {
    return this.changes.forgetOld();
  }
}
