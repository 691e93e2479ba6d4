import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('favorites', 'catalog.favorites.person_id')
export class FavoritesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select listing.id, json_build_object('listing', title, 'price', ${usdSql('listing.price_cents')},
          'priceWhenSaved', ${usdSql('favorite.price_cents')}, 'status', status, 'savedAt', favorite.created_at) as row
        from catalog.favorites favorite join catalog.listings listing on listing.id = listing_id
        where person_id = ${id} and ${idAfter(after, 'listing.id')}
        order by listing.id limit ${limit}`),
    );
  }
}
