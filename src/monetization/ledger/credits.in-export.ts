import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { pageByPage } from '#platform/persistence/page-by-page';
import { accountOf } from './transfer.sql.js';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('credits', 'monetization.credit_accounts.person_id')
export class CreditsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  /** Also what they had as a guest. */
  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select entry.id, json_build_object('kind', transfer.kind, 'credits', entry.credits,
          'spendableFrom', entry.spendable_from, 'at', entry.made_at) as row
        from monetization.credit_entries entry
        join monetization.credit_transfers transfer on transfer.id = entry.transfer_id
        where entry.id > ${after?.id ?? 0} and entry.account_id in (
          select id from monetization.credit_accounts where person_id = ${id} or joined_into = (${accountOf(id)})
        )
        order by entry.id limit ${limit}`),
    );
  }
}
