import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS } from '#contract/chat';
import { HOUR_MS } from '#contract/time';
import type { WaitingOffers } from '../../../src/messaging/waiting-offers/waiting-offers.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { counter, move, offer } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const waitingFor = async ({ client }: TestMember) =>
  (await client.get<WaitingOffers>('/api/waiting-offers')).body;

describe('the offers that wait for an answer', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(new Date());
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
  });

  const offered = () => offer(buyer, seller, listing, 'Would you take $60?');
  const NOTHING = { items: [], more: false };

  it('are those whose next move is one’s own', async () => {
    const { id, conversationId } = await offered();
    expect(await waitingFor(seller)).toEqual({
      items: [
        {
          offer: expect.objectContaining({ id, conversationId, amount: 60, status: 'negotiating' }),
          person: expect.objectContaining({ id: buyer.id, name: 'Theo B' }),
          item: expect.objectContaining({ id: listing, title: 'Walnut lounge chair' }),
        },
      ],
      more: false,
    });
    expect(await waitingFor(buyer)).toEqual(NOTHING);

    await counter(seller, { id }, 90);
    expect(await waitingFor(seller)).toEqual(NOTHING);
    expect(await waitingFor(buyer)).toMatchObject({
      items: [{ offer: { id, counter: 90 }, person: { id: seller.id } }],
    });

    await move(buyer, { id }, 'accept');
    expect([await waitingFor(seller), await waitingFor(buyer)]).toEqual([NOTHING, NOTHING]);
  });

  it('wait no longer once they have expired, were replaced, or their buyer was blocked', async () => {
    await offered();
    const { id } = await offer(buyer, seller, listing, 'Would you take $70?');
    expect((await waitingFor(seller)).items.map((one) => one.offer.id)).toEqual([id]);

    app.setTime(new Date(Date.now() + 49 * HOUR_MS));
    expect(await waitingFor(seller)).toEqual(NOTHING);
    app.setTime(new Date());
    expect((await waitingFor(seller)).items).toHaveLength(1);
    await seller.client.put(`/api/people/${buyer.id}/block`);
    expect(await waitingFor(seller)).toEqual(NOTHING);
  });

  it('are a few, the soonest to expire first, and say that there are more', async () => {
    const made: string[] = [];
    for (let nth = 0; nth <= CHAT_LIMITS.waitingOffers; nth++) {
      app.setTime(new Date(Date.now() + nth * 1000));
      const another = await publish(seller.client, { title: `Chair ${nth}`, price: 120 });
      await app.outbox.delivered();
      made.push((await offer(buyer, seller, another, 'Would you take $60?')).id);
    }
    const { items, more } = await waitingFor(seller);
    expect(items.map((one) => one.offer.id)).toEqual(made.slice(0, CHAT_LIMITS.waitingOffers));
    expect(more).toBe(true);
    const all = await seller.client.get<WaitingOffers>(
      `/api/waiting-offers?limit=${CHAT_LIMITS.waitingOffersPage}`,
    );
    expect(all.body.items.map((one) => one.offer.id)).toEqual(made);
    expect(all.body.more).toBe(false);
    for (const limit of [0, CHAT_LIMITS.waitingOffersPage + 1, 'many'])
      expect((await seller.client.get(`/api/waiting-offers?limit=${limit}`)).status).toBe(422);
  });
});
