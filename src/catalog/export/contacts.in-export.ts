import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('contacted-sellers', 'catalog.listing_contacts.person_id')
export class ContactsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select listing.id, json_build_object('listing', title, 'since', contacted_at) as row
        from catalog.listing_contacts join catalog.listings listing on listing.id = listing_id
        where person_id = ${id} and ${idAfter(after, 'listing.id')}
        order by listing.id limit ${limit}`),
    );
  }
}
