import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { ReadNotices } from '../notifications.contract.js';

@CommandHandler(ReadNotices)
export class ReadNoticesHandler implements ICommandHandler<ReadNotices> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, subjects, when }: ReadNotices): Promise<void> {
    const read = await this.db.rows(sql<{ id: string }>`
      update notifications.notices notice set read_at = ${this.clock.now()}::timestamptz
      where person_id = ${personId} and read_at is null and subject = any(${subjects}::text[]) and ${when}
      returning id`);
    const ids = read.map(({ id }) => id);
    if (ids.length > 0) this.realtime.toPerson(personId, 'notifications.read', { ids });
  }
}
