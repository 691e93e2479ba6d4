import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('boosts', 'monetization.boosts.seller_id')
export class BoostsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('listing', listing_id, 'title', title, 'startsAt', starts_at, 'endsAt', ends_at,
          'credits', credits) as row
        from monetization.boosts
        where seller_id = ${id} and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
