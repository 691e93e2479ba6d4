import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../notifications.contract.js';

@CommandHandler(WithdrawNotices)
export class WithdrawNoticesHandler implements ICommandHandler<WithdrawNotices> {
  constructor(private readonly db: Database) {}

  async execute({ places, why }: WithdrawNotices): Promise<void> {
    await this.db.rows(sql`
      delete from notifications.notices notice
      using unnest(${places.map(({ personId }) => personId)}::uuid[], ${places.map(({ subject }) => subject)}::text[])
        as place (person_id, subject)
      where notice.person_id = place.person_id and notice.subject = place.subject
        and (${why === 'untrue'} or notice.link is not null or notice.params ->> 'name' <> '')`);
  }
}
