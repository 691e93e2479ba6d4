import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { TellAdministrators } from './tell-administrators.js';

/** Administrators were told by name who reported a conversation. */
@Injectable()
@OnLeaving()
export class UnnameReportsOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly administrators: TellAdministrators,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    const reports = await this.db.rows(sql<{ id: string }>`
      select id from messaging.conversation_reports where reporter_id = ${id}`);
    await this.administrators.unname(reports.map((report) => report.id));
  }
}
