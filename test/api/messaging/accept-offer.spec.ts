import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { OfferStatus } from '#contract/chat';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import type { Answer } from '../../support/app/client.js';
import { Client } from '../../support/app/client.js';
import { detail, storeListing } from '../../support/world/listings.js';
import { say } from '../../support/world/messaging/conversations.js';
import { counter, eventsIn, type MadeOffer, move, storeBid } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const BUYERS = 20;

interface Bidder {
  buyer: TestMember;
  made: MadeOffer;
}

describe('accepting an offer', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyers: TestMember[];
  let listing: string;
  let bidders: Bidder[];

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyers = await Promise.all(Array.from({ length: BUYERS }, () => signUpMember(app)));
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });

  /** So many buyers have made an offer. */
  async function bid(count = BUYERS): Promise<void> {
    const bids = buyers.slice(0, count).map(async (buyer, n) => {
      return { buyer, made: await storeBid(app, buyer, seller, listing, 60 + n) };
    });
    bidders = await Promise.all(bids);
  }

  const statuses = async () => {
    const rows = await app.db.rows(sql<{ id: string; status: OfferStatus }>`
      select id, status from messaging.offers where listing_id = ${listing}`);
    return new Map(rows.map(({ id, status }) => [id, status]));
  };

  /** One got it, the listing waits for them, and everybody else was told. */
  async function expectOneWinner(answers: readonly Answer[], losersCodes: readonly string[]) {
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, problem } of answers.filter((each) => each.status !== 200)) {
      expect(status).toBe(409);
      expect(losersCodes).toContain(problem.code);
    }
    await app.outbox.delivered();
    const [winner] = won.map(({ body }) => (body as { id: string }).id);
    const found = await statuses();
    expect([...found.values()].filter((status) => status === 'accepted')).toHaveLength(1);
    expect(found.get(winner ?? '')).toBe('accepted');
    expect([...found.values()].filter((status) => status === 'declined')).toHaveLength(bidders.length - 1);
    expect(await detail(new Client(app.url), listing)).toMatchObject({ status: 'pending' });

    for (const { buyer, made } of bidders.filter((each) => each.made.id !== winner)) {
      const told = (await notifications(buyer.client)).items.filter(({ link }) => link?.includes(listing));
      expect(told.filter(({ code }) => code === 'offer-taken')).toMatchObject([
        {
          kind: 'offer',
          params: { title: 'Walnut lounge chair' },
          link: `/chat/${seller.id}?listing=${listing}`,
        },
      ]);
      expect((await eventsIn(buyer, made)).at(-1)).toMatchObject({ by: seller.id, event: 'declined' });
    }
    return winner;
  }

  it('gives the item to one buyer, tells everybody, and takes it off the market', async () => {
    await bid(3);
    const [first] = bidders;
    if (!first) throw new Error('There are no bidders.');
    const accepted = await move(seller, first.made, 'accept');
    const winner = await expectOneWinner([accepted], []);
    expect(winner).toBe(first.made.id);
    const [notice] = (await notifications(first.buyer.client)).items;
    expect(notice).toMatchObject({ code: 'offer-accepted', params: { name: 'Mara K', amount: 60 } });

    const late = await say(first.buyer, first.made.conversationId, '$99');
    expect(late.body).toMatchObject({ message: { offer: null }, offerQuestion: null });
  });

  it('leaves one winner when twenty buyers accept their counters at once', async () => {
    await bid();
    await Promise.all(bidders.map(({ made }) => counter(seller, made, 110)));
    await app.outbox.delivered();
    const answers = await Promise.all(bidders.map(({ buyer, made }) => move(buyer, made, 'accept')));
    const winner = await expectOneWinner(answers, ['catalog.listing-not-for-sale', 'messaging.offer-closed']);
    const told = (await notifications(seller.client)).items.filter(
      ({ code, link }) => code === 'offer-accepted' && link?.includes(listing),
    );
    expect(told).toMatchObject([{ params: { amount: 110, title: 'Walnut lounge chair' } }]);
    const won = bidders.find(({ made }) => made.id === winner);
    expect(told[0]?.link).toBe(`/chat/${won?.buyer.id}?listing=${listing}`);
  });

  it('leaves one winner when a seller accepts twenty offers at once', async () => {
    await bid();
    const answers = await Promise.all(bidders.map(({ made }) => move(seller, made, 'accept')));
    expect(answers).toHaveLength(BUYERS);
    await expectOneWinner(answers, ['catalog.listing-not-for-sale', 'messaging.offer-closed']);
  });

  it('gets along with buyers who withdraw, write and offer anew at the same moment', async () => {
    // Twice as many moves: the last of them must not wait for the lock longer than a busy database lets anybody.
    await bid(BUYERS / 2);
    const answers = await Promise.all(
      bidders.flatMap(({ buyer, made }, n): Promise<Answer>[] => [
        move(seller, made, 'accept'),
        n % 2 === 0 ? move(buyer, made, 'withdraw') : say(buyer, made.conversationId, `$${90 + n}`),
      ]),
    );
    // Nobody waits for somebody who waits for them: whatever is refused is refused for a reason.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
      [],
    );
    const refusals = answers.filter(({ status }) => status === 409).map(({ problem }) => problem.code);
    expect(refusals).not.toContain('platform.changed-meanwhile');
    await app.outbox.delivered();
    const accepted = [...(await statuses()).values()].filter((status) => status === 'accepted');
    const { status } = await detail(new Client(app.url), listing);
    expect([accepted.length, status]).toEqual(accepted.length === 1 ? [1, 'pending'] : [0, 'active']);
  });

  it('leaves a listing on sale after its deal and a new acceptance cross', async () => {
    await bid(2);
    const [first, second] = bidders as [Bidder, Bidder];
    await move(seller, first.made, 'accept');
    const cancelled = await Promise.all([
      move(seller, first.made, 'cancel'),
      move(first.buyer, first.made, 'cancel'),
      move(first.buyer, first.made, 'cancel'),
    ]);
    expect(cancelled.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await detail(new Client(app.url), listing)).toMatchObject({ status: 'active' });
    expect((await move(seller, second.made, 'accept')).problem.code).toBe('messaging.offer-closed');
  });

  it('is refused above a price that was lowered meanwhile, until the buyer names another', async () => {
    await bid(2);
    const [{ buyer, made }, other] = bidders as [Bidder, Bidder];
    await counter(seller, made, 110);
    const lowered = await seller.client.patch(`/api/listings/${listing}`, { price: 59.5 });
    expect(lowered.status).toBe(204);
    for (const [person, above] of [
      [buyer, made],
      [seller, other.made],
    ] as const)
      expect(await move(person, above, 'accept')).toMatchObject({
        status: 409,
        problem: { code: 'messaging.offer-above-price', params: { price: '$59.50' } },
      });
    expect(await detail(new Client(app.url), listing)).toMatchObject({ status: 'active' });
    await app.outbox.delivered();
    const named = await say(buyer, made.conversationId, 'I can do $55');
    const { id } = named.body.message.offer as { id: string };
    expect((await move(seller, { id }, 'accept')).body).toMatchObject({ status: 'accepted', amount: 55 });
  });

  it('is refused when the listing is gone', async () => {
    await bid(1);
    const [first] = bidders as [Bidder];
    await seller.client.delete(`/api/listings/${listing}`);
    const late = await move(seller, first.made, 'accept');
    expect(late.status).toBe(409);
    expect(['catalog.listing-not-for-sale', 'messaging.offer-expired', 'messaging.offer-closed']).toContain(
      late.problem.code,
    );
  });
});
