import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Favorites } from '../../../src/catalog/favorites/favorites.dto.js';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';

export const save = (client: Client, listing: string, before: object = {}) =>
  client.put(`/api/favorites/${listing}`, before);

export const favorites = async (client: Client, query = ''): Promise<Favorites> =>
  (await client.get<Favorites>(`/api/favorites${query}`)).body;

/** Titles of a page of favorites, in order. */
export const savedTitles = async (client: Client, query = '') =>
  (await favorites(client, query)).items.map(({ title }) => title);

/** How often a listing is saved: by its count, and by the favorites there are. */
export async function countedAndStored(app: TestApp, listing: string): Promise<[number, number]> {
  const row = await app.db.first(sql<{ counted: number; stored: number }>`
    select favorite_count as counted,
      (select count(*)::int from catalog.favorites where listing_id = ${listing}) as stored
    from catalog.listings where id = ${listing}`);
  return [row?.counted ?? -1, row?.stored ?? -1];
}

/** Lets a person have saved these listings as they are now, one after the other and whatever their plan. */
export const storeFavorites = ({ db }: TestApp, { id }: { id: string }, listings: string[]) =>
  db.rows(sql`
    insert into catalog.favorites
      (person_id, listing_id, created_at, price_cents, known_cents, known_status, category)
    select ${id}, listing.id, now() - interval '1 hour' + n * interval '1 second', price_cents, price_cents, status, category
    from unnest(${listings}::uuid[]) with ordinality as given (id, n) join catalog.listings listing on listing.id = given.id`);

/** Lets so many people, of whom nothing else is known, save a listing as it is now. Answers their ids. */
export async function savedByMany(app: TestApp, listing: string, many: number): Promise<string[]> {
  const ids = Array.from({ length: many }, () => randomUUID());
  await app.db.rows(sql`
    insert into directory.people (id, kind, name) select id, 'guest', 'Guest' from unnest(${ids}::uuid[]) id`);
  await app.db.rows(sql`
    insert into catalog.favorites
      (person_id, listing_id, created_at, price_cents, known_cents, known_status, category)
    select person, listing.id, now(), price_cents, price_cents, status, category
    from unnest(${ids}::uuid[]) person, catalog.listings listing where listing.id = ${listing}`);
  return ids;
}
