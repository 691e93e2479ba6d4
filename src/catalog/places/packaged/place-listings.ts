import { sql } from 'kysely';
import type { Database } from '#platform/persistence/database';
import { codeSql } from '../place.sql.js';

const BATCH = 2000;

interface Placed {
  last: string | null;
}

/** Listings with a postal code that has become known, or lies elsewhere now, are put where it is, portion by portion. */
export async function placeListings(db: Database, stopping: AbortSignal): Promise<void> {
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  while (last !== null && !stopping.aborted) {
    const row: Placed | undefined = await db.first(sql<Placed>`
      with batch as materialized (
        select id, zip_code from catalog.listings where id > ${last}::uuid and zip_code is not null
        order by id limit ${BATCH}
      ), placed as (
        update catalog.listings listing set place_id = code.place
        from batch join catalog.postal_codes code on code.code = ${codeSql(sql`batch.zip_code`)}
        where listing.id = batch.id and listing.place_id is distinct from code.place
      )
      select (array_agg(id order by id desc))[1] as last from batch`);
    last = row?.last ?? null;
  }
}
