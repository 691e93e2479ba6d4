import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('drafts', 'catalog.drafts.person_id', 'catalog.drafts.*')
export class DraftsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, jsonb_build_object('id', id) || words
            || jsonb_build_object('filledByAI', by_ai, 'origins', origins, 'questions', questions, 'prompt', prompt,
              'begunAt', created_at, 'changedAt', updated_at) as row,
          array(select image ->> 'id' from jsonb_array_elements(images) image) as pictures,
          array_remove(array[audio_id], null) as recordings
        from catalog.drafts
        where person_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
