import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import { EndDealOnListingChanged } from '../../../src/messaging/offer-endings/end-deal.on-listing-changed.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { heldUp } from '../../support/runner/held-up.js';
import { holdReactions } from '../../support/runner/late-reactions.js';
import { publish } from '../../support/world/listings.js';
import { converse, say, threadOf } from '../../support/world/messaging/conversations.js';
import { eventsIn, move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { selling } from '../../support/world/selling.js';

describe('A price that is named while the item is being sold', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversationId: string;

  beforeAll(async () => {
    app = await borrowApp();
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
  });
  afterAll(() => app.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    listing = await publish(seller.client, { price: 120 });
    await app.outbox.delivered();
    conversationId = await converse(buyer, seller, 'Is it still there?', listing);
    await app.outbox.delivered();
  });

  /** The message has to wait for a row of `held`; the sale is told meanwhile, as far as it does not wait for the message. */
  const amidSale = async <T>(held: RawBuilder<unknown>, naming: () => Promise<T>): Promise<T> => {
    const [named] = await heldUp(app, held, naming, async () => {
      expect((await selling(seller.client, listing).sell()).status).toBe(201);
      await app.outbox.delivered();
    });
    await app.outbox.delivered();
    return named;
  };

  const theConversation = () => sql`from messaging.conversations where id = ${conversationId}`;

  it('is no offer when the sale came first, and its words are there all the same', async () => {
    const named = await amidSale(theConversation(), () => say(buyer, conversationId, '$60'));
    expect(named.status).toBe(201);
    expect(named.body).toMatchObject({ message: { content: '$60', offer: null }, offerFailed: false });
    expect((await threadOf(buyer, conversationId)).offer).toBeNull();
  });

  it('is refused when the sale came first and it says that it is an offer', async () => {
    const message = { id: randomUUID(), content: 'For me', offer: 60 };
    const stated = await amidSale(theConversation(), () =>
      buyer.client.post(`/api/conversations/${conversationId}/messages`, message),
    );
    expect(stated.problem.code).toBe('messaging.item-not-for-sale');
  });

  it('is an offer that is closed when it came first', async () => {
    const side = sql`from messaging.participants where conversation_id = ${conversationId}`;
    const named = await amidSale(side, () => say(buyer, conversationId, '$60'));
    expect(named.body.message.offer).toMatchObject({ event: 'made' });
    expect(await offerIn(buyer, { conversationId })).toMatchObject({ status: 'declined' });
  });

  it('is no offer once the deal is made, though nobody has been told of that, and the deal stays in sight', async () => {
    const deal = await offer(buyer, seller, listing, '$60');
    const react = holdReactions(app, CopyItemOnListingChanged);
    const copy = sql`from messaging.items where id = ${listing}`;
    const [accepted, named] = await heldUp(
      app,
      copy,
      () => move(seller, deal, 'accept'),
      () => say(buyer, conversationId, 'ok, $65 then'),
    );
    expect([accepted.status, named.status]).toEqual([200, 201]);
    const later = await say(buyer, conversationId, '$65');
    for (const { body } of [named, later])
      expect(body).toMatchObject({ message: { offer: null }, offerFailed: false });
    expect(await offerIn(buyer, { conversationId })).toMatchObject({ id: deal.id, status: 'accepted' });
    await react();
    expect((await threadOf(buyer, conversationId)).item).toMatchObject({ status: 'pending' });
  });

  it('gives way to the deal its buyer has already, at the same price', async () => {
    const deal = await offer(buyer, seller, listing, '$60');
    expect((await move(seller, deal, 'accept')).status).toBe(200);
    await app.outbox.delivered();
    const react = holdReactions(app, EndDealOnListingChanged);
    expect((await selling(seller.client, listing).release()).status).toBe(204);
    await app.outbox.delivered();
    const again = await offer(buyer, seller, listing, '$60');
    const sale = { price: 60, buyerId: buyer.id };
    expect((await selling(seller.client, listing).sell(sale)).status).toBe(201);
    await react();
    expect(await offerIn(buyer, again)).toMatchObject({ id: again.id, status: 'withdrawn' });
    const accepted = (await eventsIn(buyer, deal)).filter(({ event }) => event === 'accepted');
    expect(accepted).toHaveLength(1);
  });
});
