import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('platform.recording_uploads.owner_id')
export class ForgetRecordingUploadsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from platform.recording_uploads where owner_id = ${id}`);
  }
}
