import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { MeetupKeeps } from '../../messaging/messaging.contract.js';

@QueryHandler(MeetupKeeps)
export class MeetupKeepsHandler implements IQueryHandler<MeetupKeeps> {
  constructor(private readonly db: Database) {}

  async execute({ holdId, buyerId }: MeetupKeeps): Promise<boolean> {
    const keeping = await this.db.first(sql`
      select from community.meetups
      where id = ${holdId} and buyer_id = ${buyerId} and reserved_at is not null`);
    return keeping !== undefined;
  }
}
