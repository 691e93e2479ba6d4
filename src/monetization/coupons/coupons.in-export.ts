import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { week: string };

@Injectable()
@InExport('coupons', 'monetization.coupons.person_id')
export class CouponsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select week_start::text as week, json_build_object('code', code, 'week', week_start,
          'amount', ${usdSql('amount_cents')}, 'issuedAt', issued_at, 'expiresAt', expires_at,
          'redeemedAt', redeemed_at) as row
        from monetization.coupons
        where person_id = ${id} and ${after ? sql`week_start > ${after.week}::date` : sql`true`}
        order by week_start limit ${limit}`),
    );
  }
}
