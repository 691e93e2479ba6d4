import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { RECENTLY_VIEWED } from '#contract/listings';
import type { ViewedListings } from '../../../src/catalog/recently-viewed/recently-viewed.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';

const view = (client: Client, id: string) => client.post(`/api/listings/${id}/views`);
const viewed = async (client: Client) =>
  (await client.get<ViewedListings>('/api/recently-viewed')).body.items;

describe('what somebody looked at last', () => {
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const rowsOf = async ({ id }: { id: string }) =>
    (await app.db.rows(sql`select from catalog.recently_viewed where person_id = ${id}`)).length;

  it('is listed, the latest first, each once, sold or not, and never one’s own', async () => {
    const reader = await signUpMember(app);
    const [bike, lamp] = [
      await publish(seller.client, { title: 'Bike', price: 12.5 }),
      await publish(seller.client, { title: 'Lamp' }),
    ];
    const own = await publish(reader.client);
    for (const id of [lamp, bike, own, lamp, bike]) await view(reader.client, id);
    await seller.client.post(`/api/listings/${lamp}/sale`, { price: 1 });
    expect(await viewed(reader.client)).toEqual([
      { id: bike, title: 'Bike', price: 12.5, category: 'sporting-goods', status: 'active', image: null },
      expect.objectContaining({ id: lamp, status: 'sold' }),
    ]);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${lamp}`);
    await seller.client.delete(`/api/listings/${bike}`);
    expect(await viewed(reader.client)).toEqual([]);
  });

  it(`holds ${RECENTLY_VIEWED}, and forgets what is far behind`, async () => {
    const reader = await signUpMember(app);
    await app.db.rows(sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity)
      select gen_random_uuid(), ${seller.id}, 'Thing ' || n, '', 100, 'books', 'good', 0
      from generate_series(1, 60) n`);
    await app.db.rows(sql`
      insert into catalog.recently_viewed (person_id, listing_id, viewed_at)
      select ${reader.id}, id, now() - interval '1 hour' from catalog.listings where title like 'Thing %'`);
    const latest = await publish(seller.client, { title: 'Latest' });
    await Promise.all(Array.from({ length: 20 }, () => view(reader.client, latest)));
    const shown = await viewed(reader.client);
    expect([shown.length, shown[0]?.title]).toEqual([RECENTLY_VIEWED, 'Latest']);
    expect(await rowsOf(reader)).toBe(2 * RECENTLY_VIEWED);
  });

  it('is cleared by them alone', async () => {
    const [reader, other] = [await signUpMember(app), await signUpMember(app)];
    const id = await publish(seller.client);
    await view(reader.client, id);
    await view(other.client, id);
    expect((await reader.client.delete('/api/recently-viewed')).status).toBe(204);
    expect([await viewed(reader.client), (await viewed(other.client)).length]).toEqual([[], 1]);
  });

  it('goes with them', async () => {
    const reader = await signUpMember(app);
    await view(reader.client, await publish(seller.client));
    await leaveForGood(app, reader);
    expect(await rowsOf(reader)).toBe(0);
  });

  it('is kept for guests too, but not for visitors', async () => {
    const guest = await createGuest(app);
    const id = await publish(seller.client);
    await view(guest.client, id);
    expect((await viewed(guest.client)).map((each) => each.id)).toEqual([id]);
    const visitor = new Client(app.url);
    await view(visitor, id);
    expect((await visitor.get('/api/recently-viewed')).status).toBe(401);
  });
});
