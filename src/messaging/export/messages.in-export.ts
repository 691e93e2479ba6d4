import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { conversation: string; seq: number };

/** Both sides of each conversation, as they were shown. */
@Injectable()
@InExport('messages', 'messaging.messages.sender_id', 'messaging.messages.images', 'messaging.messages.offer')
export class MessagesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select message.conversation_id as conversation, seq,
          json_build_object('conversation', message.conversation_id, 'number', seq, 'mine', sender_id = ${id},
            'from', nullif(sender.name, ''), 'content', case when message.kind in ('meetup', 'order') then '' else content end,
            'meetup', case when message.kind = 'meetup' and content <> '' then content::jsonb ->> 'event' end,
            'order', case when message.kind = 'order' and content <> '' then content::jsonb ->> 'event' end, 'offer', offer ->> 'event', 'amount', offer -> 'amount',
            'writtenByBot', automatic, 'removed', removed_at is not null, 'writtenAt', message.created_at) as row,
          array(select image ->> 'id' from jsonb_array_elements(images) image) as pictures
        from messaging.participants mine
        join messaging.messages message on message.conversation_id = mine.conversation_id
        left join directory.people sender on sender.id = sender_id
        where mine.person_id = ${id} and (${after?.conversation ?? null}::uuid is null
          or (message.conversation_id, seq) > (${after?.conversation ?? null}::uuid, ${after?.seq ?? null}::int))
        order by message.conversation_id, seq limit ${limit}`),
    );
  }
}
