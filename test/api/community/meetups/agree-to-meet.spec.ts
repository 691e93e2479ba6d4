import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { MEETUP_LIMITS, type MeetupMove } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  anAppointment,
  hoursAfter,
  inTwoDays,
  meetupOf,
  moveMeetup,
  proposeMeetup,
  storeMeetup,
} from '../../../support/world/community/meetups.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { counter, move, offer, offerIn, storeBid } from '../../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const AT_ONCE = 20;

const later = (meetup: { startsAt: string | Date }, hours = 24) =>
  anAppointment({ startsAt: hoursAfter(meetup.startsAt, hours).toISOString() });

describe('agreeing to meet', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  /** What a buyer has asked for. */
  const proposed = async ({ id: buyerId } = buyer) => ({
    id: await storeMeetup(app, seller.id, { buyerId, listingId: listing }),
  });
  const status = async () => (await detail(new Client(app.url), listing)).status;

  it('keeps the listing for the buyer, and canceling puts it back', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    expect(await status()).toBe('active');
    expect(await moveMeetup(seller, meetup, 'confirm')).toMatchObject({
      status: 200,
      body: { status: 'confirmed', sequence: 1, may: ['cancel', 'move'] },
    });
    expect(await status()).toBe('pending');
    const canceled = await moveMeetup(buyer, meetup, 'cancel', { reason: ' My bike broke down. ' });
    expect(canceled.body).toMatchObject({
      status: 'canceled',
      cancel: { by: 'buyer', cause: 'person', reason: 'My bike broke down.' },
      may: [],
    });
    expect(await status()).toBe('active');
  });

  it('leaves the listing to the deal the two have, also when they do not meet after all', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    const meetup = await agreeToMeet(buyer, seller, listing);
    await moveMeetup(seller, meetup, 'cancel');
    expect(await status()).toBe('pending');
    const again = await agreeToMeet(buyer, seller, listing);
    expect(again).toMatchObject({ status: 'confirmed', listing: { price: 60 } });
  });

  it('notes a price that is agreed on while they wait', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    const made = await offer(buyer, seller, listing, '$75');
    await move(seller, made, 'accept');
    await app.outbox.delivered();
    expect(await meetupOf(seller, meetup)).toMatchObject({
      listing: { price: 75, agreed: true },
      status: 'pending',
    });
    expect((await moveMeetup(seller, meetup, 'confirm')).status).toBe(200);
  });

  it('is followed by a deal of the two, which keeps the listing from then on', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    const meetup = await agreeToMeet(buyer, seller, listing);
    const rival = await signUpMember(app);
    const bid = await storeBid(app, rival, seller, listing, 110);
    expect((await move(seller, bid, 'accept')).problem.code).toBe('catalog.listing-not-for-sale');
    expect((await counter(seller, made, 100)).status).toBe(200);
    expect((await move(buyer, made, 'accept')).body).toMatchObject({ status: 'accepted', counter: 100 });
    await app.outbox.delivered();
    expect(await meetupOf(seller, meetup)).toMatchObject({ listing: { price: 100, agreed: true } });
    expect(await offerIn(rival, bid)).toMatchObject({ status: 'declined' });
    await moveMeetup(buyer, meetup, 'cancel');
    await app.outbox.delivered();
    expect([await status(), await offerIn(buyer, made)]).toMatchObject(['pending', { status: 'accepted' }]);
  });

  it('is off with the deal that followed it, and the listing is for sale again', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    const meetup = await agreeToMeet(buyer, seller, listing);
    await move(seller, made, 'accept');
    expect((await move(buyer, made, 'cancel')).status).toBe(200);
    await app.outbox.delivered();
    expect(await meetupOf(seller, meetup)).toMatchObject({
      status: 'canceled',
      cancel: { cause: 'deal-canceled', by: 'buyer' },
    });
    expect(await status()).toBe('active');
  });

  it('is for who was asked: the other side names another time, and it is asked anew', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    expect(await moveMeetup(buyer, meetup, 'confirm')).toMatchObject({
      status: 403,
      problem: { code: 'community.not-your-meetup-move' },
    });
    const moved = await moveMeetup(seller, meetup, 'move', later(meetup));
    expect(moved.body).toMatchObject({ status: 'pending', proposedBy: 'seller', sequence: 1 });
    expect((await moveMeetup(seller, meetup, 'confirm')).status).toBe(403);
    expect((await moveMeetup(buyer, meetup, 'confirm')).body).toMatchObject({ status: 'confirmed' });
    // Moved once more, the listing waits with them, until one of them declines.
    await moveMeetup(buyer, meetup, 'move', later(meetup, 48));
    expect(await status()).toBe('pending');
    expect((await moveMeetup(seller, meetup, 'decline')).body).toMatchObject({ status: 'declined', may: [] });
    expect(await status()).toBe('active');
  });

  it.each(['confirm', 'decline'] as const)(
    'is no %s of a time that came after what was seen',
    async (what) => {
      const meetup = await proposeMeetup(buyer, listing);
      const { sequence } = meetup;
      const { body: moved } = await moveMeetup(buyer, meetup, 'move', later(meetup));
      expect(await moveMeetup(seller, meetup, what, { sequence })).toMatchObject({
        status: 409,
        problem: { code: 'community.meetup-changed' },
      });
      expect(await meetupOf(seller, meetup)).toMatchObject({ status: 'pending', startsAt: moved.startsAt });
      const seen = { sequence: moved.sequence };
      const answers = [
        await moveMeetup(seller, meetup, what, seen),
        await moveMeetup(seller, meetup, what, seen),
      ];
      for (const answer of answers) expect([answer.status, answer.body.sequence]).toEqual([200, 2]);
    },
  );

  it('is confirmed as it stands by who does not say what they have seen', async () => {
    const { client } = seller;
    expect((await client.post(`/api/meetups/${(await proposed()).id}/confirm`)).status).toBe(200);
  });

  it('moves to a time that could be asked for, and to no other', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    const soon = anAppointment({ startsAt: new Date().toISOString() });
    expect(await moveMeetup(seller, meetup, 'move', soon)).toMatchObject({
      status: 422,
      problem: { issues: [{ field: 'startsAt', code: 'time-too-soon' }] },
    });
    // The time that stands is no other one.
    const same = await moveMeetup(seller, meetup, 'move', anAppointment({ startsAt: meetup.startsAt }));
    expect(same.body).toMatchObject({ proposedBy: 'buyer', sequence: 0 });
  });

  it('moves to another branch of the same name, which is asked anew', async () => {
    const branch = {
      kind: 'cafe',
      name: 'Corner Cafe',
      placeId: 'north',
      latitude: 42.37,
      longitude: -72.52,
    };
    const { startsAt, id } = await agreeToMeet(buyer, seller, listing, { place: branch });
    const moveTo = async (place: object) =>
      (await moveMeetup(buyer, { id }, 'move', anAppointment({ startsAt, place }))).body;
    expect(await moveTo({ ...branch })).toMatchObject({ status: 'confirmed', sequence: 1 });
    expect(await moveTo({ ...branch, placeId: 'south' })).toMatchObject({
      status: 'pending',
      sequence: 2,
      place: { placeId: 'south' },
    });
    expect(await moveTo({ ...branch, placeId: 'south', latitude: 42.38 })).toMatchObject({ sequence: 3 });
  });

  it.each([
    ['confirm', {}],
    ['move', later({ startsAt: inTwoDays() })],
  ] as const)('is no %s between people who are apart', async (what, body) => {
    const meetup = await proposed();
    // As it stands until the block has ended it.
    await app.db.rows(sql`
      insert into messaging.blocks (blocker_id, blocked_id, created_at) values (${buyer.id}, ${seller.id}, now())`);
    expect(await moveMeetup(seller, meetup, what, body)).toMatchObject({
      status: 403,
      problem: { code: 'community.cannot-meet' },
    });
  });

  it.each<[MeetupMove, 'buyer' | 'seller']>([
    ['confirm', 'seller'],
    ['decline', 'seller'],
    ['cancel', 'buyer'],
    ['cancel', 'seller'],
  ])('is answered the same when %s of the %s is sent again', async (what, side) => {
    const actor = { buyer, seller }[side];
    const meetup = await proposed();
    const first = await moveMeetup(actor, meetup, what);
    // What the listing shows follows by an event.
    await app.outbox.delivered();
    const second = await moveMeetup(actor, meetup, what);
    const { status: _, ...sameListing } = first.body.listing;
    expect([second.status, second.body]).toMatchObject([200, { ...first.body, listing: sameListing }]);
  });

  it.each([
    ['cancel', { reason: 'x'.repeat(MEETUP_LIMITS.reason + 1) }, 'meetup-reason-too-long'],
    ['confirm', { sequence: -1 }, 'min'],
    ['decline', { sequence: '1' }, 'is-int'],
    ['move', {}, 'meetup-incomplete'],
    ['move', anAppointment({ timeZone: 'Nowhere' }), 'time-zone-unknown'],
  ] as const)('refuses %s with %j', async (what, body, code) => {
    const meetup = await proposed();
    const { status: refused, problem } = await moveMeetup(buyer, meetup, what, body);
    expect([refused, problem.issues?.map((issue) => issue.code)]).toEqual([
      422,
      expect.arrayContaining([code]),
    ]);
    expect(await meetupOf(buyer, meetup)).toMatchObject({ status: 'pending', sequence: 0 });
  });

  it('is nothing for an unknown meetup', async () => {
    for (const id of [randomUUID(), 'nonsense'])
      expect(await moveMeetup(seller, { id }, 'confirm')).toMatchObject({
        status: 404,
        problem: { code: 'community.meetup-not-found' },
      });
  });

  it(`gives the listing to one of ${AT_ONCE} buyers whose meetups are confirmed at once`, async () => {
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => signUpMember(app)));
    const meetups = await Promise.all(buyers.map(proposed));
    const answers = await Promise.all(meetups.map((meetup) => moveMeetup(seller, meetup, 'confirm')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const { status: refused, problem } of answers.filter((answer) => answer.status !== 200))
      expect([refused, problem.code]).toEqual([409, 'community.item-not-free']);
    expect(await status()).toBe('pending');
  });

  it(`ends one way when the two confirm, decline, cancel and move it ${AT_ONCE} times at once`, async () => {
    const meetup = await proposeMeetup(buyer, listing);
    const moves: [TestMember, MeetupMove][] = [
      [seller, 'confirm'],
      [seller, 'decline'],
      [buyer, 'cancel'],
      [seller, 'move'],
    ];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => {
        const [actor, what] = moves[n % moves.length] as [TestMember, MeetupMove];
        return moveMeetup(actor, meetup, what, what === 'move' ? later(meetup, n) : {});
      }),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((each) => ![200, 403, 409].includes(each))).toEqual([]);
    const codes = answers.filter((answer) => answer.status === 409).map(({ problem }) => problem.code);
    expect(codes).not.toContain('platform.changed-meanwhile');
    await app.outbox.delivered();
    const [mine, theirs] = [await meetupOf(buyer, meetup), await meetupOf(seller, meetup)];
    expect([mine.status, mine.sequence]).toEqual([theirs.status, theirs.sequence]);
    expect(['canceled', 'declined']).toContain(mine.status);
    expect(await status()).toBe('active');
  });
});
