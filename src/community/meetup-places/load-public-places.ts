import { basename } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v5 as uuidOf } from 'uuid';
import { Database } from '#platform/persistence/database';
import { osmExtract } from './osm-extract.js';
import type { OsmPlace } from './osm-place.js';

/** Gives each thing of OpenStreetMap the same id in whatever extract it stands. */
const OSM = '5f0c6f0e-6a0b-5d3c-9a57-2f1a4bb1c9d4';

/** Puts the public places of an extract of OpenStreetMap into the table of those that are suggested. */
@Injectable()
export class LoadPublicPlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  /**
   * All of it or nothing. What an extract of the same file name brought before and does not have any more goes. Answers how
   * many there are of it now.
   */
  from(file: string): Promise<number> {
    const source = basename(file);
    return this.em.transactional(async () => {
      await this.db.rows(sql`create temporary table loaded (id uuid primary key) on commit drop`);
      for await (const batch of osmExtract(file)) await this.store(source, batch);
      await this.db.rows(sql`
        delete from community.places where source = ${source} and id not in (select id from pg_temp.loaded)`);
      const row = await this.db.first(
        sql<{ count: number }>`select count(*)::int as count from pg_temp.loaded`,
      );
      return row?.count ?? 0;
    });
  }

  private async store(source: string, places: readonly OsmPlace[]): Promise<void> {
    const rows = places.map(({ reference, ...place }) => ({ ...place, id: uuidOf(reference, OSM) }));
    await this.db.rows(sql`
      with stored as (
        insert into community.places (id, kind, title, street, latitude, longitude, source, is_osm)
        select distinct on (id) id, kind, name, address, latitude, longitude, ${source}, true
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as place (
          id uuid, kind text, name text, address text, latitude float8, longitude float8)
        on conflict (id) do update set kind = excluded.kind, title = excluded.title, street = excluded.street,
          latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source
        returning id
      )
      insert into pg_temp.loaded select id from stored on conflict do nothing`);
  }
}
