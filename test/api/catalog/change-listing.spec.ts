import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ListingDetail } from '../../../src/catalog/listings/listing.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { heldUp } from '../../support/runner/held-up.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';
import { uploadImage, usageOf } from '../../support/world/uploads.js';

const picture = async ({ client }: TestMember) =>
  (await uploadImage(client, await photo().jpeg().toBuffer())).id;

describe('changing a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let other: TestMember;
  let admin: TestMember;
  let id: string;

  beforeAll(async () => {
    app = await borrowApp();
    [seller, other, admin] = [await signUpMember(app), await signUpMember(app), await makeAdmin(app)];
  });
  beforeEach(async () => {
    id = await publish(seller.client);
  });
  afterAll(() => app.stop());

  const laterThan = (moment: string) => app.setTime(new Date(Date.parse(moment) + 1000));

  it('lets the seller change some words and keeps the rest', async () => {
    expect((await seller.client.patch(`/api/listings/${id}`, { price: 150, location: null })).status).toBe(
      204,
    );
    expect(await detail(other.client, id)).toMatchObject({
      price: 150,
      title: 'City bike, 54 cm frame',
      location: null,
    });
    const changed = await app.outbox.payloads('catalog.listing-changed');
    expect(changed).toContainEqual(expect.objectContaining({ listingId: id, price: 150 }));
  });

  it('writes over nothing that was changed since it was read', async () => {
    const edit = (revision: object) => seller.client.patch(`/api/listings/${id}`, revision);
    const { updatedAt } = await detail(seller.client, id);
    await other.client.put(`/api/favorites/${id}`);
    await new Client(app.url).get(`/api/listings/${id}`);
    laterThan(updatedAt);
    expect((await edit({ price: 150, updatedAt })).status).toBe(204);
    expect(await edit({ price: 140, updatedAt })).toMatchObject({
      status: 409,
      problem: { code: 'catalog.listing-changed-elsewhere' },
    });
    const read = await detail(seller.client, id);
    expect(read.price).toBe(150);
    expect((await edit({ price: 140, updatedAt: read.updatedAt })).status).toBe(204);
    expect((await edit({ updatedAt: 'yesterday' })).status).toBe(422);
  });

  it('lets one of two edits of the same listing through', async () => {
    const { updatedAt } = await detail(seller.client, id);
    laterThan(updatedAt);
    const done = await Promise.all(
      [150, 140].map((price) => seller.client.patch(`/api/listings/${id}`, { price, updatedAt })),
    );
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([204, 409]));
  });

  it('lets an administrator edit any listing, and leaves deleting it without a reason to its seller', async () => {
    expect((await admin.client.patch(`/api/listings/${id}`, { title: 'City bike' })).status).toBe(204);
    const { status, problem } = await admin.client.delete(`/api/listings/${id}`);
    expect([status, problem.code]).toEqual([403, 'catalog.not-your-listing']);
    expect((await other.client.get(`/api/listings/${id}`)).status).toBe(200);
  });

  it('takes a new picture from an administrator, which is the seller’s from then on', async () => {
    const [first, second] = [await picture(seller), await picture(admin)];
    const shown = await publish(seller.client, { imageIds: [first] });
    const edit = (client: Client, imageIds: string[]) => client.patch(`/api/listings/${shown}`, { imageIds });
    expect((await edit(admin.client, [second, first])).status).toBe(204);
    expect((await detail(other.client, shown)).images.map((image) => image.id)).toEqual([second, first]);
    expect((await edit(seller.client, [second])).status).toBe(204);
    expect((await detail(other.client, shown)).images.map((image) => image.id)).toEqual([second]);
  });

  it('takes no picture of a third person, and none that an administrator shows elsewhere', async () => {
    const foreign = await picture(other);
    const avatar = await picture(admin);
    expect((await admin.client.put('/api/profile/avatar', { imageId: avatar })).status).toBe(200);
    for (const imageId of [foreign, avatar])
      expect(await admin.client.patch(`/api/listings/${id}`, { imageIds: [imageId] })).toMatchObject({
        status: 422,
        problem: { code: 'media.image-unknown' },
      });
    expect(
      (await seller.client.patch(`/api/listings/${id}`, { imageIds: [await picture(admin)] })).status,
    ).toBe(422);
  });

  it('leaves no picture attached that is added while the listing is deleted', async () => {
    const added = await picture(seller);
    const [changed, deleted] = await heldUp(
      app,
      sql`from platform.media where id = ${added}`,
      () => seller.client.patch(`/api/listings/${id}`, { imageIds: [added] }),
      () => seller.client.delete(`/api/listings/${id}`),
    );
    expect([changed.status, deleted.status]).toEqual([204, 204]);
    expect(await usageOf(app, { id: added })).toBeNull();
  });

  it('tells the postal code to its owner alone', async () => {
    await seller.client.patch(`/api/listings/${id}`, { zipCode: '01002', location: 'Amherst' });
    expect((await detail(seller.client, id)).zipCode).toBe('01002');
    for (const client of [other.client, admin.client, new Client(app.url)]) {
      const { status, body } = await client.get<ListingDetail>(`/api/listings/${id}`);
      const text = JSON.stringify(body);
      expect([status, text.includes('Amherst'), text.includes('01002')]).toEqual([200, true, false]);
    }
    const page = await (await fetch(`${app.url}/listing/${id}`)).text();
    expect(page).not.toContain('01002');
    // Whoever edits without seeing it leaves it as it is.
    await admin.client.patch(`/api/listings/${id}`, { title: 'City bike' });
    expect((await detail(seller.client, id)).zipCode).toBe('01002');
  });

  it('lets a guest change and delete their own', async () => {
    const guest = await createGuest(app);
    const own = await publish(guest.client);
    expect((await guest.client.patch(`/api/listings/${own}`, { price: 1 })).status).toBe(204);
    expect((await guest.client.delete(`/api/listings/${own}`)).status).toBe(204);
    expect((await browse(guest.client, '')).items.map((card) => card.id)).not.toContain(own);
  });

  it.each([{ title: '' }, { price: -1 }, { category: 'toys' }])(
    'refuses %j and keeps what was',
    async (words) => {
      expect((await seller.client.patch(`/api/listings/${id}`, words)).status).toBe(422);
      expect(await detail(other.client, id)).toMatchObject({ title: 'City bike, 54 cm frame', price: 185 });
    },
  );

  it('refuses everybody else', async () => {
    const visitor = new Client(app.url);
    const guest = await createGuest(app);
    expect((await visitor.patch(`/api/listings/${id}`, { price: 1 })).status).toBe(401);
    expect((await visitor.delete(`/api/listings/${id}`)).status).toBe(401);
    for (const { client } of [other, guest]) {
      const refused = await client.patch(`/api/listings/${id}`, { price: 1 });
      expect(refused).toMatchObject({ status: 403, problem: { code: 'catalog.not-your-listing' } });
      expect((await client.delete(`/api/listings/${id}`)).status).toBe(403);
    }
    expect(await detail(visitor, id)).toMatchObject({ price: 185 });
  });

  it.each(['0198c0de-0000-7000-8000-000000000000', 'nonsense', 'a%2Fb'])(
    'does not find %s',
    async (unknown) => {
      for (const { status } of [
        await seller.client.get(`/api/listings/${unknown}`),
        await seller.client.patch(`/api/listings/${unknown}`, { price: 1 }),
        await seller.client.delete(`/api/listings/${unknown}`),
      ])
        expect(status).toBe(404);
    },
  );
});
