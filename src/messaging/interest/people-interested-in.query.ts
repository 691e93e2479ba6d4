import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { type InterestedPerson, PeopleInterestedIn } from '../../catalog/catalog.contract.js';

const MOST = 50;

@QueryHandler(PeopleInterestedIn)
export class PeopleInterestedInHandler implements IQueryHandler<PeopleInterestedIn> {
  constructor(private readonly db: Database) {}

  execute({ listingId, sellerId, personId }: PeopleInterestedIn): Promise<InterestedPerson[]> {
    return this.db.rows(sql<InterestedPerson>`
      select person.id, person.name, person.avatar,
        ${usdSql('coalesce(deal.counter_cents, deal.amount_cents)')} as "agreedPrice"
      from messaging.conversations conversation
      join messaging.participants side
        on side.conversation_id = conversation.id and side.person_id = ${sellerId}
      join directory.people person on person.id = side.other_id and not person.deleted
      left join messaging.offers deal
        on deal.listing_id = conversation.listing_id and deal.buyer_id = person.id and deal.status = 'accepted'
      where conversation.listing_id = ${listingId}
        and (${personId}::uuid is null or person.id = ${personId}::uuid)
        and exists (
          select from messaging.messages message
          where message.conversation_id = conversation.id and message.sender_id = person.id)
      order by deal.id is null, side.last_at desc nulls last, person.id
      limit ${MOST}`);
  }
}
