import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { pageByPage } from '#platform/persistence/page-by-page';

interface Found {
  listing: string;
  day: string;
  title: string;
}

@Injectable()
@InExport('viewed-listings', 'catalog.listing_views.viewer')
export class ViewsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const views = pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select listing_id as listing, day::text as day, title
        from catalog.listing_views join catalog.listings on listings.id = listing_id
        where viewer = ${id} and (${after?.listing ?? null}::uuid is null
          or (listing_id, day) > (${after?.listing ?? null}::uuid, ${after?.day ?? null}::date))
        order by listing_id, day limit ${limit}`),
    );
    for await (const row of views) yield { row };
  }
}
