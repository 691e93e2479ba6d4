import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

/** A person shares some listings on some days: fewer than a page of anything else. */
const MOST = 10_000;

@Injectable()
@InExport('shared-listings', 'catalog.listing_shares.visitor')
export class SharesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const shares = await this.db.rows(sql<{
      listing: string;
      event: string;
      way: string;
      day: string;
      title: string;
    }>`
      select listing_id as listing, event, way, day::text as day, title
      from catalog.listing_shares join catalog.listings on listings.id = listing_id
      where visitor = ${id} order by listing_id, day, event, way limit ${MOST}`);
    for (const row of shares) yield { row };
  }
}
