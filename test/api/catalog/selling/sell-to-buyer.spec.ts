import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../../support/world/messaging/offers.js';
import { notifications } from '../../../support/world/notifications.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

describe('selling a listing to somebody who is known', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  beforeEach(async () => {
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  const as = () => selling(seller.client, listing);
  const status = async () => (await detail(new Client(app.url), listing)).status;
  const told = async ({ client }: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(client)).items.filter(({ link }) => link?.includes(listing));
  };

  describe('to somebody who wrote about it', () => {
    it('names them, who has a deal first, with its price', async () => {
      const other = await signUpMember(app, { fullName: 'Priya N' });
      const elsewhere = await signUpMember(app);
      await converse(other, seller, 'Would you deliver?', listing);
      await converse(elsewhere, seller, 'Hello');
      const made = await offer(buyer, seller, listing, '$80');
      await converse(seller, other, 'No, sorry', listing);
      expect((await as().buyers()).body.items.map(({ name }) => name)).toEqual(['Priya N', 'Jonas W']);
      await move(seller, made, 'accept');
      expect((await as().buyers()).body.items).toMatchObject([
        { id: buyer.id, name: 'Jonas W', agreedPrice: 80 },
        { id: other.id, name: 'Priya N', agreedPrice: null },
      ]);
    });

    it('leaves out whom the seller wrote to and never heard of, and who left', async () => {
      const [silent, gone] = [await signUpMember(app), await signUpMember(app)];
      await converse(seller, silent, 'Would you like it?', listing);
      await converse(gone, seller, 'Is it there?', listing);
      await leaveForGood(app, gone);
      expect((await as().buyers()).body.items).toEqual([]);
      for (const { id } of [silent, gone, seller])
        expect(await as().sell({ price: 1, buyerId: id })).toMatchObject({
          status: 422,
          problem: { issues: [{ field: 'buyerId', code: 'buyer-unknown' }] },
        });
      expect(await salesOf(app, listing)).toEqual([]);
    });

    it('makes a deal of their open offer at that price, and ends another one without a word', async () => {
      const bid = await offer(buyer, seller, listing, '$80');
      const other = await signUpMember(app);
      const lost = await offer(other, seller, listing, '$70');
      await app.outbox.delivered();
      await as().sell({ price: 80, buyerId: buyer.id });
      await app.outbox.delivered();
      expect(await offerIn(buyer, bid)).toMatchObject({ status: 'accepted' });
      expect(await offerIn(other, lost)).toMatchObject({ status: 'declined' });
      expect((await told(other)).map(({ code }) => code)).toContain('offer-taken');
      expect((await told(buyer)).map(({ code }) => code)).not.toContain('offer-taken');
    });

    it('at another price leaves nothing to negotiate about', async () => {
      const bid = await offer(buyer, seller, listing, '$80');
      await app.outbox.delivered();
      await as().sell({ price: 90, buyerId: buyer.id });
      await app.outbox.delivered();
      expect(await offerIn(buyer, bid)).toMatchObject({ status: 'withdrawn' });
      expect((await told(buyer)).map(({ code }) => code)).toEqual(['item-sold']);
    });
  });

  describe('that is promised to a buyer', () => {
    let deal: Awaited<ReturnType<typeof offer>>;
    beforeEach(async () => {
      deal = await offer(buyer, seller, listing, '$80');
      await move(seller, deal, 'accept');
      await app.outbox.delivered();
    });
    const dealStatus = async () => {
      await app.outbox.delivered();
      return (await offerIn(buyer, deal)).status;
    };

    it('keeps the deal when it is sold to them', async () => {
      expect((await as().sell({ price: 80, buyerId: buyer.id })).status).toBe(201);
      expect(await dealStatus()).toBe('accepted');
      expect(await move(buyer, deal, 'cancel')).toMatchObject({
        status: 409,
        problem: { code: 'messaging.deal-done' },
      });
    });

    it('ends it when somebody else gets it', async () => {
      expect((await as().sell({ price: 85 })).status).toBe(201);
      expect(await dealStatus()).toBe('declined');
      expect((await told(buyer)).map(({ code }) => code)).toContain('offer-declined');
    });

    it('ends it when the seller offers the item to everybody again', async () => {
      expect((await as().release()).status).toBe(204);
      expect(await dealStatus()).toBe('declined');
      expect((await told(buyer)).map(({ code }) => code)).toContain('deal-cancelled');
      const again = await offer(buyer, seller, listing, '$85');
      expect((await move(seller, again, 'accept')).status).toBe(200);
      expect(await status()).toBe('pending');
    });

    it('ends it when the sale to them fell through', async () => {
      await as().sell({ price: 80, buyerId: buyer.id });
      await app.outbox.delivered();
      await as().relist();
      expect(await dealStatus()).toBe('declined');
      expect(await status()).toBe('active');
    });
  });
});
