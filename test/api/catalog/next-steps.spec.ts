import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NEXT_STEPS_SHOWN } from '#contract/selling/next-steps';
import { DAY_MS } from '#contract/time';
import type { NextSteps } from '../../../src/catalog/next-steps/next-steps.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember } from '../../support/world/people.js';

const steps = async (client: Client) => (await client.get<NextSteps>('/api/my-next-steps')).body.items;

describe('the next best steps of a seller', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const daysLater = (days: number) => app.setTime(new Date(Date.now() + days * DAY_MS));

  it('name one reason and one way on for a listing, from what happened to it', async () => {
    const [seller, reader] = [await signUpMember(app), await signUpMember(app)];
    const id = await publish(seller.client, { title: 'Aquarium', price: 55 });
    await publish(reader.client);
    // Without a picture; with one it does well so far.
    expect(await steps(seller.client)).toMatchObject([
      { id, step: 'add-photos', because: 0, lowerPrice: null },
    ]);
    await app.db.rows(sql`
      update catalog.listings set images = '[{"id": "a"}, {"id": "b"}]'::jsonb where id = ${id}`);
    expect(await steps(seller.client)).toEqual([]);

    daysLater(4);
    await reader.client.post(`/api/listings/${id}/views`);
    await app.db.rows(sql`update catalog.listings set favorite_count = 14 where id = ${id}`);
    expect(await steps(seller.client)).toMatchObject([
      {
        id,
        title: 'Aquarium',
        price: 55,
        views: 1,
        favorites: 14,
        step: 'lower-price',
        because: 14,
        lowerPrice: 49,
      },
    ]);
    await app.db.rows(sql`
      update catalog.listings set price_cents = 4900, updated_at = ${new Date(Date.now() + 4 * DAY_MS)} where id = ${id}`);
    expect(await steps(seller.client)).toEqual([]);

    await app.db.rows(sql`update catalog.listings set favorite_count = 0 where id = ${id}`);
    daysLater(4 + 9);
    expect(await steps(seller.client)).toEqual([]);
    daysLater(4 + 11);
    expect(await steps(seller.client)).toMatchObject([{ id, step: 'lower-unseen', lowerPrice: 44 }]);
    daysLater(31);
    expect(await steps(seller.client)).toMatchObject([{ id, step: 'renew', because: 31 }]);
    await seller.client.post(`/api/listings/${id}/renewal`);
    expect(await steps(seller.client)).toEqual([]);

    await seller.client.post(`/api/listings/${id}/reservation`);
    expect(await steps(seller.client)).toEqual([]);
    daysLater(31 + 7);
    expect(await steps(seller.client)).toMatchObject([{ id, step: 'settle', because: 7 }]);
    app.setTime(new Date());
  });

  it("are a few at a time, and only of one's own listings", async () => {
    const seller = await signUpMember(app);
    for (let nth = 0; nth <= NEXT_STEPS_SHOWN; nth++) await publish(seller.client);
    expect(await steps(seller.client)).toHaveLength(NEXT_STEPS_SHOWN);
    const guest = await createGuest(app);
    expect(await steps(guest.client)).toEqual([]);
    expect((await new Client(app.url).get('/api/my-next-steps')).status).toBe(401);
  });
});
