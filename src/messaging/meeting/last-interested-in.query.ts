import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { LastInterestedIn } from '../messaging.contract.js';
import { blockedBetween } from '../people/person.sql.js';

@QueryHandler(LastInterestedIn)
export class LastInterestedInHandler implements IQueryHandler<LastInterestedIn> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, sellerId, exceptId }: LastInterestedIn): Promise<string | null> {
    const last = await this.db.first(sql<{ id: string }>`
      select person.id
      from messaging.conversations conversation
      join messaging.participants side on side.conversation_id = conversation.id and side.person_id = ${sellerId}
      join directory.people person on person.id = side.other_id and not person.deleted
      where conversation.listing_id = ${listingId} and person.id <> ${exceptId}
        and not ${blockedBetween(sql`side.person_id`, sql`person.id`)}
        and exists (
          select from messaging.messages message
          where message.conversation_id = conversation.id and message.sender_id = person.id)
      order by side.last_at desc nulls last, person.id
      limit 1`);
    return last?.id ?? null;
  }
}
