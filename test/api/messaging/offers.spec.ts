import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { HOUR_MS } from '#contract/time';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { detail, storeListing } from '../../support/world/listings.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import {
  counter,
  eventsIn,
  type MadeOffer,
  move,
  offer,
  offerIn,
  storeBid,
} from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const everyMove = (person: { client: Client }, made: MadeOffer) => [
  ...(['accept', 'decline', 'withdraw', 'cancel'] as const).map((to) => move(person, made, to)),
  counter(person, made, 90),
];

describe('negotiating about a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    listing = await stored();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
  });

  /** A listing; who makes a deal needs one of their own. */
  const stored = () => storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  const offered = (words = 'Would you take $60?', on = listing) => offer(buyer, seller, on, words);
  const storedOffer = () => storeBid(app, buyer, seller, listing, 60);
  /** What one of the two was told of the other. */
  const noticesOf = async (person: TestMember) => {
    await app.outbox.delivered();
    const { items } = await notifications(person.client);
    const other = person === seller ? buyer : seller;
    return items.filter(({ kind, link }) => kind === 'offer' && link?.includes(other.id));
  };

  it('begins with a price in words as well, bot or no bot', async () => {
    expect(await offerIn(seller, await offered('fifty bucks?'))).toMatchObject({ amount: 50 });
    expect(await offerIn(seller, await offered('te doy sesenta'))).toMatchObject({ amount: 60 });
  });

  it('goes from an offer over a counter to a deal, and both see every step', async () => {
    const [atBuyer, atSeller] = [
      await ChatTab.open(app.url, buyer.client.accessToken),
      await ChatTab.open(app.url, seller.client.accessToken),
    ];
    const sought = await stored();
    const made = await offered('Would you take $60?', sought);
    expect(await noticesOf(seller)).toMatchObject([
      { code: 'offer-made', params: { name: 'Theo B', amount: 60, title: 'Walnut lounge chair' } },
    ]);

    const countered = await counter(seller, made, 99.5);
    expect([countered.status, countered.body]).toEqual([
      200,
      expect.objectContaining({ id: made.id, status: 'countered', amount: 60, counter: 99.5 }),
    ]);
    expect(await noticesOf(buyer)).toMatchObject([
      { code: 'offer-countered', params: { name: 'Mara K', amount: 99.5, title: 'Walnut lounge chair' } },
    ]);

    const accepted = await move(buyer, made, 'accept');
    expect(accepted.body).toMatchObject({ status: 'accepted', counter: 99.5 });
    expect((await noticesOf(seller))[0]).toMatchObject({
      code: 'offer-accepted',
      params: { name: 'Theo B', amount: 99.5, title: 'Walnut lounge chair' },
      link: `/chat/${buyer.id}?listing=${sought}`,
    });
    expect(await detail(new Client(app.url), sought)).toMatchObject({ status: 'pending' });

    expect(await eventsIn(seller, made)).toEqual([
      { by: buyer.id, kind: 'text', event: 'made', amount: 60 },
      { by: seller.id, kind: 'offer', event: 'countered', amount: 99.5 },
      { by: buyer.id, kind: 'offer', event: 'accepted', amount: 99.5 },
    ]);
    for (const tab of [atBuyer, atSeller]) {
      for (const status of ['negotiating', 'countered', 'accepted'])
        await tab.hears('messaging.offer', (told) => told.id === made.id && told.status === status);
      await tab.hears('messaging.message', ({ message }) => message.offer?.event === 'accepted');
      tab.close();
    }
  });

  it.each([
    ['declines', 'decline', 'declined', 'offer-declined'],
    ['accepts', 'accept', 'accepted', 'offer-accepted'],
  ] as const)('lets the seller answer: who %s it tells the buyer', async (_, to, status, code) => {
    const made = await offered('$60', await stored());
    expect((await move(seller, made, to)).body).toMatchObject({ status, amount: 60, counter: null });
    expect(await noticesOf(buyer)).toMatchObject([{ code, params: { name: 'Mara K', amount: 60 } }]);
    expect((await eventsIn(buyer, made)).at(-1)).toMatchObject({ by: seller.id, event: status, amount: 60 });
  });

  it('lets the buyer decline a counter, or take the offer back', async () => {
    const first = await offered();
    await counter(seller, first, 100);
    expect((await move(buyer, first, 'decline')).body).toMatchObject({ status: 'declined' });
    expect((await noticesOf(seller))[0]).toMatchObject({ code: 'offer-declined', params: { amount: 100 } });

    const second = await offered('$70');
    expect((await move(buyer, second, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
    expect((await noticesOf(seller))[0]).toMatchObject({ code: 'offer-withdrawn', params: { amount: 70 } });

    const third = await offered('$80');
    await counter(seller, third, 100);
    expect((await move(buyer, third, 'withdraw')).status).toBe(200);
  });

  it('lets a new offer take the place of the one before', async () => {
    const first = await offered('$60');
    const second = await offered('$65');
    expect((await move(seller, first, 'accept')).problem).toMatchObject({
      status: 409,
      code: 'messaging.offer-closed',
    });
    expect(await offerIn(seller, first)).toMatchObject({ id: second.id, amount: 65 });
    await app.outbox.delivered();
    expect((await eventsIn(seller, first)).map(({ event }) => event)).toEqual(['made', 'made']);
  });

  it.each([
    ['buyer', 'withdrawn'],
    ['seller', 'declined'],
  ] as const)('lets the %s call a deal off, and puts the listing back on sale', async (who, status) => {
    const people = { buyer, seller };
    const other = who === 'buyer' ? seller : buyer;
    const sought = await stored();
    const made = await offered('$60', sought);
    await move(seller, made, 'accept');
    expect((await move(people[who], made, 'cancel')).body).toMatchObject({ status });
    expect(await detail(new Client(app.url), sought)).toMatchObject({ status: 'active' });
    expect((await noticesOf(other))[0]).toMatchObject({ code: 'deal-cancelled' });
    expect((await eventsIn(other, made)).at(-1)).toMatchObject({ event: 'cancelled', by: people[who].id });

    const again = await offered('$75', sought);
    expect((await move(seller, again, 'accept')).body).toMatchObject({ status: 'accepted', amount: 75 });
  });

  it('does not let a deal be called off once the item is sold', async () => {
    const sought = await stored();
    const made = await offered('$60', sought);
    await move(seller, made, 'accept');
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${sought}`);
    expect((await move(buyer, made, 'cancel')).problem).toMatchObject({
      status: 409,
      code: 'messaging.deal-done',
    });
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'accepted' });
  });

  it.each([
    ['buyer', 'accept', 403, 'messaging.not-your-turn'],
    ['buyer', 'decline', 403, 'messaging.not-your-turn'],
    ['seller', 'withdraw', 403, 'messaging.not-your-turn'],
    ['seller', 'cancel', 409, 'messaging.offer-closed'],
  ] as const)('does not let the %s %s an offer that waits for the seller', async (who, to, status, code) => {
    const made = await storedOffer();
    expect((await move({ buyer, seller }[who], made, to)).problem).toMatchObject({ status, code });
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'negotiating' });
  });

  it('does not let the seller answer their own counter', async () => {
    const made = await storedOffer();
    await counter(seller, made, 100);
    for (const to of ['accept', 'decline'] as const)
      expect((await move(seller, made, to)).problem.code).toBe('messaging.not-your-turn');
    expect((await counter(seller, made, 90)).problem.code).toBe('messaging.offer-closed');
    expect((await counter(buyer, made, 90)).problem.status).toBe(409);
  });

  it('does not let anything happen twice, nor after the end', async () => {
    const made = await storedOffer();
    await move(seller, made, 'decline');
    for (const [person, to] of [
      [seller, 'decline'],
      [seller, 'accept'],
      [buyer, 'withdraw'],
      [buyer, 'cancel'],
    ] as const)
      expect((await move(person, made, to)).problem).toMatchObject({
        status: 409,
        code: 'messaging.offer-closed',
      });
    await app.outbox.delivered();
    expect((await eventsIn(buyer, made)).filter(({ event }) => event === 'declined')).toHaveLength(1);
  });

  it.each([
    [0, 'amount-invalid'],
    [-1, 'amount-invalid'],
    [60, 'counter-not-above-offer'],
    [59.99, 'counter-not-above-offer'],
    [120.01, 'counter-above-price'],
    [99.999, 'amount-invalid'],
    [1_000_000, 'amount-invalid'],
    ['90', 'amount-invalid'],
    [null, 'amount-invalid'],
  ])('refuses a counter of %j', async (amount, code) => {
    const made = await storedOffer();
    const refused = await counter(seller, made, amount);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toEqual([expect.objectContaining({ field: 'amount', code })]);
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'negotiating', counter: null });
  });

  it('takes a counter of exactly the asking price', async () => {
    expect((await counter(seller, await storedOffer(), 120)).body).toMatchObject({ counter: 120 });
  });

  it('ends between people of whom one has blocked the other', async () => {
    const made = await storedOffer();
    expect((await buyer.client.put(`/api/people/${seller.id}/block`)).status).toBeLessThan(300);
    for (const refused of [await move(seller, made, 'accept'), await counter(seller, made, 100)])
      expect(refused.problem).toMatchObject({ status: 409, code: 'messaging.offer-closed' });
    expect(await offerIn(seller, made)).toMatchObject({ status: 'withdrawn' });
  });

  describe('to foreign eyes', () => {
    it('does not exist', async () => {
      const made = await storedOffer();
      for (const person of [await signUpMember(app), await createGuest(app), await makeAdmin(app)])
        for (const answer of await Promise.all(everyMove(person, made)))
          expect(answer.problem).toMatchObject({ status: 404, code: 'messaging.offer-not-found' });
      for (const answer of await Promise.all(everyMove({ client: new Client(app.url) }, made)))
        expect(answer.status).toBe(401);
      expect(await offerIn(buyer, made)).toMatchObject({ status: 'negotiating' });
    });

    it.each(['nonsense', randomUUID()])('reads the same as an unknown one: %s', async (id) => {
      for (const answer of await Promise.all(everyMove(seller, { id, conversationId: '', messageId: '' })))
        expect(answer.problem).toMatchObject({ status: 404, code: 'messaging.offer-not-found' });
    });
  });

  it('stands for 48 hours', async () => {
    expect(OFFER_LIMITS.expiresAfterHours).toBe(48);
    const made = await offered();
    const { createdAt, expiresAt } = await offerIn(buyer, made);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(48 * HOUR_MS);
  });
});
