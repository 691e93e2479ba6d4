import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PublicPlaceKind } from '../../../../src/community/meetup-places/public-place.js';
import type { TestApp } from '../../app/app.js';

/** As if an operator had loaded it. Answers its id. */
export async function knowMeetupPlace(
  app: TestApp,
  name: string,
  [latitude, longitude]: readonly [number, number],
  kind: PublicPlaceKind = 'cafe',
): Promise<string> {
  const id = randomUUID();
  await app.db.rows(sql`
    insert into community.places (id, kind, title, street, latitude, longitude, source, is_osm)
    values (${id}, ${kind}, ${name}, '', ${latitude}, ${longitude}, 'test', false)`);
  return id;
}
