import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('comments', 'catalog.comments.author_id', 'catalog.comments.*')
export class CommentsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select comment.id, json_build_object('listing', title, 'as', author_name, 'content', content,
          'writtenAt', comment.created_at, 'editedAt', edited_at) as row
        from catalog.comments comment join catalog.listings listing on listing.id = listing_id
        where author_id = ${id} and ${idAfter(after, 'comment.id')}
        order by comment.id limit ${limit}`),
    );
  }
}
