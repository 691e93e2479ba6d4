import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';
import type { MediaKind } from './media-keys.js';
import { isGoing } from './media-removal.js';

interface Upload {
  id: string;
  kind: MediaKind;
  row: object;
}

@Injectable()
@InExport('uploads', 'platform.media.owner_id')
export class UploadsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const uploads = pageByPage<Upload>((after, limit) =>
      this.db.rows(sql<Upload>`
        select id, kind, json_build_object('kind', kind, 'uploadedAt', created_at, 'shown', attached_to is not null) as row
        from platform.media
        where owner_id = ${id} and not ${isGoing} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
    for await (const { id: upload, kind, row } of uploads)
      yield kind === 'image' ? { row, pictures: [upload] } : { row, recordings: [upload] };
  }
}
