import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { SilenceNotices } from '../notifications.contract.js';

@CommandHandler(SilenceNotices)
export class SilenceNoticesHandler implements ICommandHandler<SilenceNotices> {
  constructor(private readonly db: Database) {}

  async execute({ personId, subjects, silenced }: SilenceNotices): Promise<void> {
    await this.db.rows(sql`
      update notifications.notices set silenced = ${silenced}
      where person_id = ${personId} and subject = any(${subjects}::text[])`);
  }
}
