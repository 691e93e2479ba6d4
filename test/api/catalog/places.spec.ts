import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import type { FoundPlaces, OwnPlace, Place } from '../../../src/catalog/places/place.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { createGuest, signUpMember } from '../../support/world/people.js';
import { knowPlace } from '../../support/world/places.js';

let app: TestApp;
let visitor: Client;
let ithaca: number;

beforeAll(async () => {
  app = await startApp({ COUNTRY: 'US,FR' });
  visitor = new Client(app.url);
  ithaca = await knowPlace(app, { town: 'Ithaca', at: [42.4406, -76.4966], code: '14850' });
  await knowPlace(app, { town: 'Trumansburg', at: [42.5423, -76.6661], code: '14886' });
  await knowPlace(app, { town: 'San José', region: 'CA', at: [37.3387, -121.8853], code: '95113' });
  await knowPlace(app, { town: 'San Jon', region: 'NM', at: [35.1062, -103.3308] });
  await knowPlace(app, {
    town: 'Lyon',
    region: 'Auvergne-Rhône-Alpes',
    country: 'FR',
    at: [45.7485, 4.8467],
  });
  await knowPlace(app, { town: 'Waiyevo', region: '', country: 'FJ', at: [-16.79, -179.98] });
});
afterAll(() => app.stop());

const find = async (q: string) =>
  (await visitor.get<FoundPlaces>(`/api/places?q=${encodeURIComponent(q)}`)).body.items;
const names = async (q: string) => (await find(q)).map(({ name }) => name);
const near = (latitude: number, longitude: number) =>
  visitor.get<Place>(`/api/places/${placeAt(latitude, longitude)}`);

const choose = (client: Client, id: unknown) => client.put<OwnPlace>('/api/my-place', { id });
const chosen = async (client: Client) => (await client.get<OwnPlace>('/api/my-place')).body.place;

describe('Looking for a place', () => {
  it.each([
    ['14850', ['Ithaca, NY']],
    ['14850-1234', ['Ithaca, NY']],
    ['148', ['Ithaca, NY', 'Trumansburg, NY']],
    ['99999', []],
  ])('finds %s by its postal code, or by how one begins', async (q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  it('says which code was found, and which place that is', async () => {
    expect(await find('14850')).toEqual([{ id: ithaca, name: 'Ithaca, NY', code: '14850' }]);
  });

  it.each([
    ['ith', ['Ithaca, NY']],
    ['SAN JO', ['San Jon, NM', 'San José, CA']],
    ['san jose', ['San José, CA']],
    ['San José, CA', ['San José, CA']],
    // Elsewhere than at home, the country is told.
    ['lyon', ['Lyon, Auvergne-Rhône-Alpes, FR']],
    ['waiyevo', ['Waiyevo, FJ']],
    ['nowhere', []],
    ['i', []],
    ['', []],
  ])('finds "%s" by the name of a town', async (q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  it.each([
    "1' or '1'='",
    "'; drop--1",
    '%25%',
    '_____7',
    '...',
    '--',
    '😀😀',
    '\\\\d1',
    '1'.repeat(60),
    'a'.repeat(60),
  ])('finds nothing for %s, and does no harm', async (q) => {
    const answer = await visitor.get<FoundPlaces>(`/api/places?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    expect(answer.body.items).toEqual([]);
    expect(await names('ithaca')).toEqual(['Ithaca, NY']);
  });

  it('refuses what is longer than any name', async () => {
    const refused = await visitor.get(`/api/places?q=${'a'.repeat(61)}`);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(
      expect.objectContaining({ field: 'q', code: 'query-too-long', params: { max: 60 } }),
    );
  });

  it('offers at most eight, larger towns first', async () => {
    for (let n = 0; n < 10; n += 1) await knowPlace(app, { town: `Newtown ${n}`, at: [40 + n / 10, -90] });
    await app.db.rows(sql`update catalog.towns set codes = 5 where town = 'Newtown 7'`);
    const found = await names('newtown');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Newtown 7, NY');
  });
});

describe('A position', () => {
  it('is answered with the nearest place that is known', async () => {
    expect((await near(42.45, -76.48)).body).toEqual({ id: ithaca, name: 'Ithaca, NY' });
    expect((await near(42.53, -76.65)).body.name).toBe('Trumansburg, NY');
  });

  it('beyond the date line has neighbours on this side', async () => {
    expect((await near(-16.79, 179.98)).body.name).toBe('Waiyevo, FJ');
  });

  it.each([
    ['0, 0', placeAt(0, 0)],
    ['the north pole', placeAt(90, 0)],
    ['the south pole', placeAt(-90, 123)],
    ['the sea', placeAt(42.44, -65)],
    ['no number', 'NaN'],
    ['more than there are', 648036000],
    ['less than nothing', -1],
    ['a fraction', '469000000.5'],
    ['a sentence', "1'; select"],
    ['a very long number', '9'.repeat(90)],
  ])('far from any place is near none: %s', async (_, id) => {
    const answer = await visitor.get(`/api/places/${encodeURIComponent(String(id))}`);
    expect(answer.status).toBe(404);
    expect(answer.problem.code).toBe('catalog.no-place-near');
  });
});

describe('The place one has chosen', () => {
  it('is kept, replaced and forgotten', async () => {
    const { client } = await signUpMember(app);
    expect(await chosen(client)).toBeNull();
    expect((await choose(client, ithaca)).body).toEqual({ place: { id: ithaca, name: 'Ithaca, NY' } });
    expect(await chosen(client)).toEqual({ id: ithaca, name: 'Ithaca, NY' });
    expect((await choose(client, placeAt(42.5423, -76.6661))).body.place?.name).toBe('Trumansburg, NY');
    expect((await choose(client, null)).body).toEqual({ place: null });
    expect(await chosen(client)).toBeNull();
  });

  it('may be chosen twenty times at once', async () => {
    const { client } = await signUpMember(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(client, ithaca)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await chosen(client))?.id).toBe(ithaca);
  });

  it.each([[placeAt(0, 0)], [-1], [648036000], [0.5], ['x'], [{}], [undefined], [[]], [1e308]])(
    'is none that is not known: %p',
    async (id) => {
      const { client } = await createGuest(app);
      const refused = await choose(client, id);
      expect(refused.status).toBe(422);
      expect(refused.problem.issues).toContainEqual(
        expect.objectContaining({ field: 'id', code: 'place-unknown' }),
      );
    },
  );

  it('is nobody else’s, and nothing for visitors', async () => {
    const [one, other] = [await signUpMember(app), await signUpMember(app)];
    await choose(one.client, ithaca);
    expect(await chosen(other.client)).toBeNull();
    expect((await visitor.get('/api/my-place')).status).toBe(401);
    expect((await choose(visitor, ithaca)).status).toBe(401);
  });
});
