import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { PlacesSettings } from '../places/places.settings.js';
import { PLACES, POINTS, TOWN } from './demo-town.js';

/** Puts the demo town on the map, and tells where its first member lives. */
@Injectable()
@OnDemo({ makes: 'place', needs: ['person'] })
export class SeedPlacesOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
  ) {}

  /** Places are there wherever the packaged tables are. */
  async isSettled(): Promise<boolean> {
    return false;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const [name, { at, code }] of Object.entries(POINTS)) await this.know(name, placeAt(...at), code);
    const center = placeAt(...POINTS[PLACES.stationQuarter].at);
    await this.db.rows(sql`
      insert into catalog.towns (country, region, town, place, plain)
      values (${this.settings.home}, '', ${TOWN}, ${center}, catalog.plain_town(${TOWN})) on conflict do nothing`);
    await this.db.rows(sql`
      insert into catalog.chosen_places (person_id, place)
      values (${town.idOf('person', 'mara_k')}, ${placeAt(...POINTS[PLACES.elmPark].at)})`);
  }

  private async know(name: string, place: number | null, code: string): Promise<void> {
    const [quarter = ''] = name.split(', ');
    const { home } = this.settings;
    await this.db.rows(sql`
      insert into catalog.places (id, town, region, country) values (${place}, ${quarter}, ${TOWN}, ${home})
      on conflict do nothing`);
    await this.db.rows(sql`
      insert into catalog.towns (country, region, town, place, plain)
      values (${home}, ${TOWN}, ${quarter}, ${place}, catalog.plain_town(${name})) on conflict do nothing`);
    await this.db.rows(sql`
      insert into catalog.postal_codes (code, country, place) values (${code}, ${home}, ${place})
      on conflict do nothing`);
  }
}
