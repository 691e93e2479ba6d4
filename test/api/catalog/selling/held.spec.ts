import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnListings } from '../../../../src/catalog/listings/own-listings.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { agreeToMeet } from '../../../support/world/community/meetups.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import { boughtInRoom } from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

describe('whether a listing is kept for a buyer', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  beforeAll(async () => {
    app = await borrowApp();
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
  });
  beforeEach(async () => {
    listing = await storeListing(app, seller, { price: 120 });
  });
  afterAll(() => app.stop());

  /** To its seller: on its page, and among what they sell. */
  const held = async () => {
    const own = await seller.client.get<OwnListings>('/api/my-listings');
    const { status, held: onPage } = await detail(seller.client, listing);
    return [status, onPage, own.body.items.find(({ id }) => id === listing)?.held];
  };

  it('is told to its seller: by an offer, until it is for sale again', async () => {
    expect(await held()).toEqual(['active', false, false]);
    await move(seller, await offer(buyer, seller, listing, '$80'), 'accept');
    expect(await held()).toEqual(['pending', true, true]);
    await selling(seller.client, listing).release();
    expect(await held()).toEqual(['active', false, false]);
  });

  it('is told to its seller: by a meetup', async () => {
    await agreeToMeet(buyer, seller, listing);
    expect(await held()).toEqual(['pending', true, true]);
  });

  it('is told to its seller: by an order', async () => {
    await boughtInRoom(app, seller, buyer, listing);
    expect(await held()).toEqual(['pending', true, true]);
  });

  it('is told to its seller: by nothing, where they keep it themselves', async () => {
    await selling(seller.client, listing).reserve();
    expect(await held()).toEqual(['pending', false, false]);
  });

  it('is told to nobody else', async () => {
    await agreeToMeet(buyer, seller, listing);
    for (const client of [buyer.client, new Client(app.url)])
      expect(await detail(client, listing)).toMatchObject({ status: 'pending', held: null });
  });
});
