import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

const LEADS_ON = 'Leads whom they talked with as a guest to the conversations, which are told.';

@Injectable()
@InExport(
  'conversations',
  'messaging.participants.person_id',
  'messaging.participants.other_id',
  'messaging.conversations.first_id',
  'messaging.conversations.second_id',
)
@NotInExport({
  'messaging.joined_guests.guest_id': LEADS_ON,
  'messaging.joined_guests.member_id': LEADS_ON,
  'messaging.first_answers.answerer_id': 'Reckoned from the times of the messages, which are told.',
  'messaging.items.seller_id': 'A copy of what the listings tell.',
  'messaging.items.image': 'A copy of what the listings tell.',
})
export class ConversationsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select conversation.id, json_build_object('id', conversation.id, 'with', nullif(other.name, ''),
          'listing', item.title, 'startedAt', conversation.created_at, 'messages', last_seq) as row
        from messaging.participants mine
        join messaging.conversations conversation on conversation.id = conversation_id
        left join directory.people other on other.id = other_id
        left join messaging.items item on item.id = listing_id
        where person_id = ${id} and ${idAfter(after, 'conversation.id')}
        order by conversation.id limit ${limit}`),
    );
  }
}
