import { Job, type ScheduledJob } from '#platform/jobs/job';
import { RecordingUploads } from './recording-uploads.js';

/** Removes recordings that were never sent to their end, and what is known of those that were. */
@Job({ name: 'platform.sweep-recording-uploads', cron: '35 * * * *' })
export class SweepRecordingUploadsJob implements ScheduledJob {
  constructor(private readonly uploads: RecordingUploads) {}

  async run(): Promise<void> {
    await this.uploads.forgetExpired();
  }
}
