import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  editReview,
  readDeal,
  reviewsOf,
  sellTo,
  storeDeal,
  toReview,
  writeReview,
} from '../../../support/world/community/reviews.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const block = (by: TestMember, of: TestMember) => by.client.put(`/api/people/${of.id}/block`);
const asked = async ({ client }: TestMember) =>
  (await notifications(client)).items.filter(({ code }) => code === 'deal-review-asked').length;

describe('A review of two people of whom one has blocked the other', () => {
  let app: TestApp;
  let visitor: Client;
  let people: { seller: TestMember; buyer: TestMember };
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    people = { seller: await signUpMember(app), buyer: await signUpMember(app) };
  });

  const SIDES = [
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ] as const;

  it.each(SIDES)('can be written, changed and shown after a block of the %s', async (by, of) => {
    const saleId = await storeDeal(app, people.seller, people.buyer);
    await block(people[by], people[of]);
    expect((await readDeal(people[of], saleId)).body.obstacle).toBeNull();
    expect((await writeReview(people[of], saleId, { stars: 2 })).status).toBe(201);
    expect((await editReview(people[of], saleId, { stars: 1 })).status).toBe(200);
    expect((await reviewsOf(visitor, people[by])).items).toEqual([]);
    expect((await writeReview(people[by], saleId, { stars: 4 })).status).toBe(201);
    expect((await reviewsOf(visitor, people[by])).items).toMatchObject([{ stars: 1 }]);
    expect((await reviewsOf(visitor, people[of])).items).toMatchObject([{ stars: 4 }]);
  });

  it.each(SIDES)('is asked of the seller alone after a block of the %s', async (by, of) => {
    const { seller, buyer } = people;
    const { listing } = await sellTo(seller, buyer);
    await selling(seller.client, listing).relist();
    await block(people[by], people[of]);
    const sold = await selling(seller.client, listing).sell({ price: 20, buyerId: buyer.id });
    expect(sold.status).toBe(201);
    await app.outbox.delivered();
    expect([await asked(seller), await asked(buyer)]).toEqual([1, 0]);
    expect((await toReview(buyer)).toReview).toMatchObject([{ saleId: sold.body.id, obstacle: null }]);
  });
});
