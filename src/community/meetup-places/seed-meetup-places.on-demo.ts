import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import { Database } from '#platform/persistence/database';
import { DEMO_PLACES } from './demo-places.js';

@Injectable()
@OnDemo({ makes: 'meetup place' })
export class SeedMeetupPlacesOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  /** An operator may have loaded places before anybody came. */
  async isSettled(): Promise<boolean> {
    return false;
  }

  async seed(): Promise<void> {
    const rows = DEMO_PLACES.map(({ at: [latitude, longitude], ...place }) => ({
      id: uuid(),
      ...place,
      latitude,
      longitude,
    }));
    await this.db.rows(sql`
      insert into community.places (id, kind, title, street, latitude, longitude, source, is_osm)
      select id, kind, name, address, latitude, longitude, 'demo town', false
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as place (
        id uuid, kind text, name text, address text, latitude float8, longitude float8)`);
  }
}
