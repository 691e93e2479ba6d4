import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import { LoadPublicPlaces } from '../../../src/community/meetup-places/load-public-places.js';
import type { SuggestedPlaces } from '../../../src/community/meetup-places/meetup-places.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { knowMeetupPlace } from '../../support/world/community/meetup-places.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { knowPlace } from '../../support/world/places.js';

const cafe = (id: string, name: string, [latitude, longitude] = [42.44, -76.5]) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { amenity: 'cafe', name, 'addr:street': 'State Street', 'addr:housenumber': '7' },
});

describe('Places to meet at', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    await knowPlace(app, { town: 'Ithaca', at: [42.44, -76.5], code: '14850' });
    await knowPlace(app, { town: 'Lansing', at: [42.54, -76.5], code: '14882' });
    await knowPlace(app, { town: 'Boston', at: [42.36, -71.06], code: '02108' });
    listing = await publish(seller.client, { zipCode: '14850' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.db.rows(sql`delete from community.places`);
    await buyer.client.put('/api/my-place', { id: null });
  });

  const ask = async (client = buyer.client, id = listing) =>
    (await client.get<SuggestedPlaces>(`/api/listings/${id}/meetup-places`)).body;
  const names = async (client?: Client, id?: string) => (await ask(client, id)).items.map(({ name }) => name);

  it('are those nearest to the thing, with their distance from it', async () => {
    await knowMeetupPlace(app, 'Far café', [42.6, -76.5]);
    const id = await knowMeetupPlace(app, 'Commons café', [42.46, -76.5]);
    const answer = await ask();
    expect(answer).toMatchObject({ between: false, fromOsm: false });
    expect(answer.items).toEqual([
      {
        id,
        kind: 'cafe',
        name: 'Commons café',
        address: '',
        latitude: 42.46,
        longitude: -76.5,
        kmFromYou: null,
        kmFromItem: 2,
      },
      expect.objectContaining({ name: 'Far café', kmFromItem: 18 }),
    ]);
  });

  it('lie half way when who asks has said where they are', async () => {
    await buyer.client.put('/api/my-place', { id: placeAt(42.54, -76.5) });
    await knowMeetupPlace(app, 'At the thing', [42.44, -76.5]);
    await knowMeetupPlace(app, 'In the middle', [42.49, -76.5]);
    const answer = await ask();
    expect(answer.between).toBe(true);
    expect(answer.items[0]).toMatchObject({ name: 'In the middle', kmFromYou: 6, kmFromItem: 6 });
    expect(answer.items[1]).toMatchObject({ name: 'At the thing', kmFromYou: 11, kmFromItem: 0 });
  });

  it('are near the thing when the two are too far apart for a middle', async () => {
    await buyer.client.put('/api/my-place', { id: placeAt(42.36, -71.06) });
    await knowMeetupPlace(app, 'Commons café', [42.44, -76.5]);
    const { between, items } = await ask();
    expect(between).toBe(false);
    expect(items).toEqual([expect.objectContaining({ name: 'Commons café', kmFromItem: 0, kmFromYou: 447 })]);
  });

  it('are near who asks when nobody knows where the thing is', async () => {
    const nowhere = await publish(seller.client);
    await knowMeetupPlace(app, 'Commons café', [42.44, -76.5]);
    expect(await names(buyer.client, nowhere)).toEqual([]);
    await buyer.client.put('/api/my-place', { id: placeAt(42.44, -76.5) });
    expect((await ask(buyer.client, nowhere)).items).toEqual([
      expect.objectContaining({ kmFromYou: 0, kmFromItem: null }),
    ]);
  });

  it('are none where none are known, and none from further away', async () => {
    expect(await ask()).toEqual({ items: [], between: false, fromOsm: false });
    await knowMeetupPlace(app, 'In Boston', [42.36, -71.06]);
    expect(await names()).toEqual([]);
  });

  it('are six at most, of several kinds before many of one', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
      await knowMeetupPlace(app, `Café ${n}`, [42.44 + n / 10_000, -76.5]);
    expect(await names()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Café ${n}`));
    await knowMeetupPlace(app, 'Library', [42.46, -76.5], 'library');
    await knowMeetupPlace(app, 'Park', [42.47, -76.5], 'park');
    expect(await names()).toEqual(['Café 1', 'Café 2', 'Café 3', 'Café 4', 'Library', 'Park']);
  });

  it('are told to sellers from where their thing is, never from where a buyer is', async () => {
    await buyer.client.put('/api/my-place', { id: placeAt(42.54, -76.5) });
    await seller.client.put('/api/my-place', { id: placeAt(42.44, -76.5) });
    await knowMeetupPlace(app, 'Commons café', [42.44, -76.5]);
    expect(await ask(seller.client)).toMatchObject({
      between: false,
      items: [{ kmFromYou: null, kmFromItem: 0 }],
    });
    await seller.client.put('/api/my-place', { id: null });
  });

  it('are told to guests, and not to visitors; of what is not there, nothing is told', async () => {
    await knowMeetupPlace(app, 'Commons café', [42.44, -76.5]);
    const guest = await createGuest(app);
    expect(await names(guest.client)).toEqual(['Commons café']);
    const refused = [
      await new Client(app.url).get(`/api/listings/${listing}/meetup-places`),
      await buyer.client.get(`/api/listings/${buyer.id}/meetup-places`),
      await buyer.client.get('/api/listings/x/meetup-places'),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual([
      [401, 'platform.authentication-required'],
      [404, 'catalog.listing-not-found'],
      [404, 'catalog.listing-not-found'],
    ]);
  });

  describe('of an extract of OpenStreetMap', () => {
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vybac-extract-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const load = async (features: readonly unknown[], name = 'ithaca.geojsonseq', separator = '\u001E') => {
      const file = join(folder, name);
      await writeFile(file, features.map((each) => `${separator}${JSON.stringify(each)}\n`).join(''));
      return app.nest.get(LoadPublicPlaces, { strict: false }).from(file);
    };

    it('are suggested, with the source named', async () => {
      expect(await load([cafe('n1', 'Gimme')])).toBe(1);
      const answer = await ask();
      expect(answer.fromOsm).toBe(true);
      expect(answer.items).toEqual([expect.objectContaining({ name: 'Gimme', address: 'State Street 7' })]);
    });

    it('keep their ids when it is loaded again, and go when it has them no more', async () => {
      await load([cafe('n1', 'Gimme'), cafe('n2', 'Mate')]);
      const before = (await ask()).items.find(({ name }) => name === 'Gimme');
      await load([cafe('n9', 'Elsewhere')], 'lansing.geojsonseq');
      expect(await load([cafe('n1', 'Gimme!', [42.45, -76.5])])).toBe(1);
      const { items } = await ask();
      expect(items.map(({ name }) => name).sort()).toEqual(['Elsewhere', 'Gimme!']);
      expect(items.find(({ name }) => name === 'Gimme!')?.id).toBe(before?.id);
    });

    it('are left as they were when a file is broken half way', async () => {
      await load([cafe('n1', 'Gimme')]);
      const file = join(folder, 'ithaca.geojsonseq');
      await writeFile(file, `${JSON.stringify(cafe('n2', 'Mate'))}\n{"type":"Feature","prop`);
      await expect(app.nest.get(LoadPublicPlaces, { strict: false }).from(file)).rejects.toThrow(SyntaxError);
      expect(await names()).toEqual(['Gimme']);
    });

    it('may be a collection, of more than a thousand, and name one twice', async () => {
      const many = Array.from({ length: 2100 }, (_, n) => cafe(`n${n % 2050}`, `Café ${n % 2050}`));
      const file = join(folder, 'collection.geojson');
      const lines = many.map((each) => JSON.stringify(each)).join(',\n');
      await writeFile(file, `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`);
      expect(await app.nest.get(LoadPublicPlaces, { strict: false }).from(file)).toBe(2050);
      expect(await names()).toHaveLength(6);
    });
  });
});
