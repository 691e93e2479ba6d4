import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

const EVIDENCE = 'Whoever leaves after a report does not take the evidence along.';

@Injectable()
@OnLeaving('messaging.blocks.blocker_id', 'messaging.blocks.blocked_id')
@Outlives({
  'messaging.conversation_reports.reporter_id': EVIDENCE,
  'messaging.conversation_reports.reported_id': EVIDENCE,
  'messaging.conversation_reports.snapshot': EVIDENCE,
  'messaging.conversation_reports.pictures': EVIDENCE,
})
export class ForgetBlocksOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from messaging.blocks where ${id}::uuid in (blocker_id, blocked_id)`);
  }
}
