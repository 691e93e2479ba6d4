import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { WithdrawNotices } from '../notifications.contract.js';

@CommandHandler(WithdrawNotices)
export class WithdrawNoticesHandler implements ICommandHandler<WithdrawNotices> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  async execute({ places, why }: WithdrawNotices): Promise<void> {
    const gone = await this.db.rows(sql<{ personId: string }>`
      delete from notifications.notices notice
      using unnest(${places.map(({ personId }) => personId)}::uuid[], ${places.map(({ subject }) => subject)}::text[])
        as place (person_id, subject)
      where notice.person_id = place.person_id and notice.subject = place.subject
        and (${why === 'untrue'} or notice.link is not null or notice.params ->> 'name' <> '')
      returning notice.person_id as "personId"`);
    for (const personId of new Set(gone.map((notice) => notice.personId)))
      this.realtime.toPerson(personId, 'notifications.changed', {});
  }
}
