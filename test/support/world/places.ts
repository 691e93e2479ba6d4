import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import type { TestApp } from '../app/app.js';

export interface KnownPlace {
  town: string;
  region?: string;
  country?: string;
  at: readonly [latitude: number, longitude: number];
  code?: string;
}

/** As if the packaged tables knew this place. Answers its id. */
export async function knowPlace(app: TestApp, place: KnownPlace): Promise<number> {
  const { town, region = 'NY', country = 'US', at, code } = place;
  const id = placeAt(...at);
  if (id === null) throw new Error(`${town} is nowhere.`);
  await app.db.rows(sql`
    insert into catalog.places (id, town, region, country) values (${id}, ${town}, ${region}, ${country})
    on conflict do nothing`);
  await app.db.rows(sql`
    insert into catalog.towns (country, region, town, place, plain)
    values (${country}, ${region}, ${town}, ${id}, catalog.plain_town(${`${town} ${region}`}))`);
  if (code)
    await app.db.rows(
      sql`insert into catalog.postal_codes (code, country, place) values (${code}, ${country}, ${id})`,
    );
  return id;
}
