import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('contact-messages', 'community.contact_messages.person_id', 'community.contact_messages.*')
export class ContactMessagesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('topic', topic, 'name', name, 'email', email, 'message', message,
          'conversation', conversation, 'language', language, 'writtenAt', created_at) as row
        from community.contact_messages
        where person_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
