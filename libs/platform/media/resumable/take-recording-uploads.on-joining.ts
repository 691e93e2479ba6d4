import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnJoining()
export class TakeRecordingUploadsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update platform.recording_uploads set owner_id = ${memberId} where owner_id = ${guestId}`);
  }
}
