import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { detail, publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { knowPlace } from '../../support/world/places.js';

let app: TestApp;
let visitor: Client;
let seller: TestMember;
const center = placeAt(42.44, -76.5) ?? 0;

beforeAll(async () => {
  app = await borrowApp();
  visitor = new Client(app.url);
  seller = await signUpMember(app, { username: 'seller' });
  await knowPlace(app, { town: 'Mill', at: [42.47, -76.5], code: '14852' });
  await knowPlace(app, { town: 'Hill', at: [42.52, -76.5], code: '14853' });
  await knowPlace(app, { town: 'Lake', at: [42.65, -76.5], code: '14854' });
});
afterAll(() => app.stop());

const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body));
const distance = async (id: string) =>
  (await visitor.get<{ distance: number | null }>(`/api/listings/${id}/distance?near=${center}`)).body
    .distance;

describe('Where a listing is', () => {
  it('follows its postal code', async () => {
    const id = await publish(seller.client, { zipCode: '14852' });
    expect(await distance(id)).toBe(3);
    await seller.client.patch(`/api/listings/${id}`, { zipCode: '14853' });
    expect(await distance(id)).toBe(9);
    await seller.client.patch(`/api/listings/${id}`, { price: 1 });
    expect(await distance(id)).toBe(9);
    await seller.client.patch(`/api/listings/${id}`, { zipCode: null });
    expect(await distance(id)).toBeNull();
  });

  it('is where its seller is when its code is not known, and moves along', async () => {
    const { client } = await createGuest(app);
    const [without, unknown, own] = [
      await publish(client),
      await publish(client, { zipCode: "1'; drop--" }),
      await publish(client, { zipCode: '14854' }),
    ];
    const all = () => Promise.all([without, unknown, own].map(distance));
    expect(await all()).toEqual([null, null, 23]);
    await client.put('/api/my-place', { id: placeAt(42.47, -76.5) });
    expect(await all()).toEqual([3, 3, 23]);
    await client.put('/api/my-place', { id: null });
    expect(await all()).toEqual([null, null, 23]);
  });

  it('asks for a place that can be one, and a listing that is there', async () => {
    const id = await publish(seller.client);
    expect((await visitor.get(`/api/listings/${id}/distance`)).status).toBe(422);
    expect((await visitor.get(`/api/listings/${id}/distance?near=x`)).status).toBe(422);
    expect((await visitor.get(`/api/listings/${id}/distance?near=`)).status).toBe(422);
    expect((await visitor.get(`/api/listings/${seller.id}/distance?near=1`)).status).toBe(404);
    expect((await visitor.get('/api/listings/x/distance?near=1')).status).toBe(404);
  });

  it('is told to nobody else more finely than as kilometres, nor its postal code', async () => {
    const id = await publish(seller.client, { title: 'Secret bike', zipCode: '14852' });
    const place = String(placeAt(42.47, -76.5));
    const other = await signUpMember(app);
    const asked = [
      `/api/listings/${id}`,
      `/api/listings?q=secret&near=${center}&sort=nearest&facets=true`,
      `/api/listings/${id}/distance?near=${center}`,
      `/listing/${id}`,
      `/listings?q=secret&near=${center}&within=5`,
    ];
    for (const client of [visitor, other.client])
      for (const path of asked) {
        const answer = await client.get(path);
        const text = textOf(answer);
        expect(answer.status).toBe(200);
        expect(text).not.toContain('14852');
        expect(text).not.toContain(place);
        expect(text).not.toMatch(/(?<![\d.])42\.4\d?(?!\d)|(?<![\d.])76\.5(?!\d)|latitude|longitude/);
      }
    const told = await app.db.rows(
      sql<{ payload: string }>`select payload::text as payload from platform.outbox`,
    );
    for (const { payload } of told) expect(payload).not.toMatch(/14852|"place/);
    expect((await detail(seller.client, id)).zipCode).toBe('14852');
  });
});
