import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { RelinkNotices } from '../notifications.contract.js';

@CommandHandler(RelinkNotices)
export class RelinkNoticesHandler implements ICommandHandler<RelinkNotices> {
  constructor(private readonly db: Database) {}

  async execute({ personIds, from, to }: RelinkNotices): Promise<void> {
    await this.db.rows(sql`
      update notifications.notices set link = ${to} || substr(link, length(${from}) + 1)
      where person_id = any(${personIds}::uuid[]) and starts_with(link, ${from})`);
  }
}
