import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { UnnameNotices } from '../notifications.contract.js';

@CommandHandler(UnnameNotices)
export class UnnameNoticesHandler implements ICommandHandler<UnnameNotices> {
  constructor(private readonly db: Database) {}

  async execute({ places }: UnnameNotices): Promise<void> {
    await this.db.rows(sql`
      update notifications.notices notice set params = jsonb_set(params, '{name}', '""')
      from unnest(${places.map(({ personId }) => personId)}::uuid[], ${places.map(({ subject }) => subject)}::text[])
        as place (person_id, subject)
      where notice.person_id = place.person_id and notice.subject = place.subject and params ? 'name'`);
  }
}
