import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('listings', 'catalog.listings.seller_id', 'catalog.listings.*')
export class ListingsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id,
          json_build_object('id', id, 'title', title, 'description', description, 'price', ${usdSql('price_cents')},
            'category', category, 'condition', condition, 'location', location, 'zipCode', zip_code, 'tags', tags,
            'status', status, 'views', view_count, 'writtenByAI', ai_generated, 'publishedAt', created_at,
            'changedAt', updated_at) as row,
          array(select image ->> 'id' from jsonb_array_elements(images) image) as pictures,
          array_remove(array[audio_id], null) as recordings
        from catalog.listings
        where seller_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
