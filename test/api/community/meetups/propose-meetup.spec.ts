import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { MEETUP_LIMITS } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  anAppointment,
  askToMeet,
  hoursAfter,
  inTwoDays,
  meetupsOf,
  moveMeetup,
  proposeMeetup,
  storeMeetup,
} from '../../../support/world/community/meetups.js';
import { storeListing } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const AT_ONCE = 20;

describe('asking a seller to meet', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });
  beforeEach(async () => {
    app.setTime(new Date());
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  afterAll(() => app.stop());

  it('answers the meetup as each of the two sees it', async () => {
    const startsAt = inTwoDays().toISOString();
    const place = { kind: 'park', name: ' Mill Park ', latitude: 42.37, longitude: -72.52, placeId: 'osm:1' };
    const notes = ' By the fountain. ';
    const asked = await askToMeet(buyer, listing, { startsAt, timeZone: 'America/New_York', place, notes });
    expect(asked.status).toBe(201);
    expect(asked.body).toEqual({
      id: expect.any(String),
      listing: {
        id: listing,
        title: 'Walnut lounge chair',
        price: 120,
        asking: 120,
        agreed: false,
        category: 'sporting-goods',
        image: null,
        status: 'active',
      },
      buyer: { id: buyer.id, name: 'Jonas W', avatar: null },
      seller: { id: seller.id, name: 'Mara K', avatar: null },
      side: 'buyer',
      startsAt,
      timeZone: 'America/New_York',
      place: { ...place, name: 'Mill Park' },
      notes: 'By the fountain.',
      status: 'pending',
      proposedBy: 'buyer',
      checkedIn: { buyer: null, seller: null },
      cancel: null,
      missed: null,
      may: ['cancel', 'move'],
      saleId: null,
      sequence: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const theirs = await seller.client.get(`/api/meetups/${asked.body.id}`);
    const other = { side: 'seller', may: ['confirm', 'decline', 'cancel', 'move'] };
    expect(theirs.body).toEqual({ ...asked.body, ...other });
    const pair = (await seller.client.get(`/api/meetups/with/${buyer.id}`)).body;
    expect(pair).toEqual({ items: [theirs.body] });
  });

  it('shows the price that the two agreed on, and keeps the listing for nobody else', async () => {
    const sought = await storeListing(app, seller, { price: 120 });
    const made = await offer(buyer, seller, sought, '$60');
    await move(seller, made, 'accept');
    const { listing: shown } = await proposeMeetup(buyer, sought);
    expect(shown).toMatchObject({ price: 60, asking: 120, agreed: true, status: 'pending' });
    const late = await askToMeet(await signUpMember(app), sought);
    expect(late).toMatchObject({ status: 409, problem: { code: 'community.item-not-free' } });
  });

  it('is open to guests, and not to visitors', async () => {
    expect((await askToMeet(await createGuest(app), listing)).status).toBe(201);
    expect((await askToMeet({ client: new Client(app.url) }, listing)).status).toBe(401);
  });

  it('is answered the same when it is sent again, and is one at a time', async () => {
    const first = await proposeMeetup(buyer, listing);
    expect(await askToMeet(buyer, listing)).toMatchObject({ status: 201, body: { id: first.id } });
    const startsAt = hoursAfter(first.startsAt, 3).toISOString();
    expect(await askToMeet(buyer, listing, { startsAt })).toMatchObject({
      status: 409,
      problem: { code: 'community.meetup-exists' },
    });
    await moveMeetup(seller, first, 'decline');
    expect((await askToMeet(buyer, listing, { startsAt })).status).toBe(201);
  });

  it(`leaves one when it is asked for ${AT_ONCE} times at once`, async () => {
    await app.db.rows(
      sql`update directory.people set member_since = now() - interval '2 days' where id = ${buyer.id}`,
    );
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        askToMeet(buyer, listing, { startsAt: hoursAfter(inTwoDays(), n % 4).toISOString() }),
      ),
    );
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
    expect(made.size).toBe(1);
    for (const { status, problem } of answers.filter((each) => each.status !== 201))
      expect([status, problem.code]).toEqual([409, 'community.meetup-exists']);
    expect((await meetupsOf(buyer)).items).toHaveLength(1);
  });

  it('is nothing for one’s own listing, one that is sold, kept for another, or gone', async () => {
    expect(await askToMeet(seller, listing)).toMatchObject({
      status: 403,
      problem: { code: 'community.own-listing' },
    });
    const sought = await storeListing(app, seller);
    await agreeToMeet(await signUpMember(app), seller, sought);
    expect(await askToMeet(buyer, sought)).toMatchObject({
      status: 409,
      problem: { code: 'community.item-not-free' },
    });
    await selling(seller.client, sought).sell({ price: 5 });
    expect(await askToMeet(buyer, sought)).toMatchObject({ status: 409 });
    expect(await askToMeet(buyer, randomUUID())).toMatchObject({
      status: 404,
      problem: { code: 'community.item-not-found' },
    });
  });

  it('is nothing between people of whom one has blocked the other', async () => {
    await seller.client.put(`/api/people/${buyer.id}/block`);
    expect(await askToMeet(buyer, listing)).toMatchObject({
      status: 403,
      problem: { code: 'community.cannot-meet' },
    });
    await seller.client.delete(`/api/people/${buyer.id}/block`);
    const meetup = await proposeMeetup(buyer, listing);
    expect(meetup.status).toBe('pending');
  });

  it.each([
    [{ startsAt: undefined }, 'startsAt', 'meetup-incomplete'],
    [{ startsAt: 'tomorrow' }, 'startsAt', 'meetup-incomplete'],
    [{ startsAt: '2026-02-30T10:00:00Z' }, 'startsAt', 'meetup-incomplete'],
    [{ startsAt: '2026-12-01T10:00:00' }, 'startsAt', 'meetup-incomplete'],
    [{ startsAt: '2026-12-01T10:00:00+02' }, 'startsAt', 'meetup-incomplete'],
    [{ startsAt: new Date().toISOString() }, 'startsAt', 'time-too-soon'],
    [
      { startsAt: hoursAfter(new Date(), 24 * (MEETUP_LIMITS.daysAhead + 1)).toISOString() },
      'startsAt',
      'time-too-far',
    ],
    [{ timeZone: 'Middle/Earth' }, 'timeZone', 'time-zone-unknown'],
    [{ timeZone: '+02:00' }, 'timeZone', 'time-zone-unknown'],
    [{ timeZone: null }, 'timeZone', 'time-zone-unknown'],
    [{ place: { kind: 'cafe', name: ' ' } }, 'place.name', 'meetup-incomplete'],
    [{ place: { kind: 'castle', name: 'x' } }, 'place.kind', 'meetup-incomplete'],
    [
      { place: { kind: 'cafe', name: 'x'.repeat(MEETUP_LIMITS.place + 1) } },
      'place.name',
      'meetup-place-too-long',
    ],
    [{ place: { kind: 'cafe', name: 'x', latitude: 91 } }, 'place.latitude', 'coordinate-invalid'],
    [{ place: { kind: 'cafe', name: 'x', longitude: -181 } }, 'place.longitude', 'coordinate-invalid'],
    [{ place: { kind: 'cafe', name: 'x', placeId: 'a b' } }, 'place.placeId', 'meetup-place-unknown'],
    [{ notes: 'x'.repeat(MEETUP_LIMITS.notes + 1) }, 'notes', 'meetup-notes-too-long'],
  ])('refuses %j', async (parts, field, code) => {
    expect(await askToMeet(buyer, listing, parts)).toMatchObject({
      status: 422,
      problem: { issues: [{ field, code }] },
    });
    expect((await meetupsOf(buyer)).items).toEqual([]);
  });

  it.each([
    // The hour that New York has twice, and the first one after it.
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-10-20T12:00:00Z'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-10-20T12:00:00Z'],
    // The hour that Berlin skips lies between these two; who asks writes their own offset.
    ['2027-03-28T02:59:00+02:00', 'Europe/Berlin', '2027-03-20T12:00:00Z'],
    ['2027-03-28T03:00:00+02:00', 'Europe/Berlin', '2027-03-20T12:00:00Z'],
    // It is the day after tomorrow where the buyer is, and tomorrow at the place.
    ['2026-12-03T00:30:00+09:00', 'America/Los_Angeles', '2026-12-01T12:00:00Z'],
  ])('is the same instant at %s for both, on the clock of %s', async (startsAt, timeZone, now) => {
    app.setTime(new Date(now));
    const { body, status } = await askToMeet(buyer, listing, { startsAt, timeZone });
    app.setTime(new Date());
    const read = { startsAt: new Date(startsAt).toISOString(), timeZone };
    expect([status, body]).toMatchObject([201, read]);
    expect((await seller.client.get(`/api/meetups/${body.id}`)).body).toMatchObject(read);
  });

  it('counts days by the clock of the place', async () => {
    // It is the 2nd in Tokyo already, and the 1st in Los Angeles for another seven hours.
    app.setTime(new Date('2026-12-01T17:00:00Z'));
    const startsAt = '2026-12-02T14:00:00Z';
    const [tokyo, losAngeles] = [
      await askToMeet(buyer, listing, { startsAt, timeZone: 'Asia/Tokyo' }),
      await askToMeet(buyer, listing, { startsAt, timeZone: 'America/Los_Angeles' }),
    ];
    app.setTime(new Date());
    expect([tokyo.status, losAngeles.status]).toEqual([422, 201]);
  });

  it('refuses what has no place at all', async () => {
    const { place: _, ...rest } = anAppointment({ listingId: listing });
    expect((await buyer.client.post('/api/meetups', rest)).status).toBe(422);
  });

  it(`lets a new person ask ${MEETUP_LIMITS.perDayWhenNew} sellers a day, also ${AT_ONCE} at once`, async () => {
    const listings = await Promise.all(Array.from({ length: AT_ONCE }, () => storeListing(app, seller)));
    const answers = await Promise.all(listings.map((id) => askToMeet(buyer, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MEETUP_LIMITS.perDayWhenNew);
    for (const { status, problem } of answers.filter((each) => each.status !== 201))
      expect([status, problem.code]).toEqual([429, 'community.too-many-meetups-when-new']);
    // What stands already costs nothing, and who is here for a day asks on.
    const [known] = (await meetupsOf(buyer)).items;
    expect((await askToMeet(buyer, known?.listing.id ?? '', { startsAt: known?.startsAt })).status).toBe(201);
    const putBack = (hours: number) =>
      app.db.rows(
        sql`update directory.people set member_since = ${hoursAfter(new Date(), -hours)} where id = ${buyer.id}`,
      );
    await putBack(MEETUP_LIMITS.newForHours - 1);
    expect((await askToMeet(buyer, listing)).status).toBe(429);
    await putBack(MEETUP_LIMITS.newForHours + 0.1);
    expect((await askToMeet(buyer, listing)).status).toBe(201);
  });

  it('tells when the seller meets others already, and nothing else of it', async () => {
    const other = await signUpMember(app);
    const { startsAt } = await agreeToMeet(other, seller, await storeListing(app, seller));
    await proposeMeetup(other, await storeListing(app, seller), {
      startsAt: hoursAfter(startsAt, 5).toISOString(),
    });
    const times = await buyer.client.get(`/api/listings/${listing}/meetup-times`);
    expect(times.body).toEqual({ taken: [startsAt] });
    expect((await buyer.client.get(`/api/listings/${randomUUID()}/meetup-times`)).problem.code).toBe(
      'community.item-not-found',
    );
  });

  it('waits for the one who did not propose the time that stands', async () => {
    const own = await signUpMember(app);
    const meetup = await proposeMeetup(buyer, await storeListing(app, own));
    const counts = async () => [
      (await meetupsOf(own, 'side=seller')).counts,
      (await meetupsOf(buyer, 'side=buyer')).counts,
    ];
    expect(await counts()).toMatchObject([
      { pending: 1, toAnswer: 1 },
      { pending: 1, toAnswer: 0 },
    ]);
    const startsAt = hoursAfter(meetup.startsAt, 3).toISOString();
    await moveMeetup(own, meetup, 'move', anAppointment({ startsAt }));
    expect(await counts()).toMatchObject([
      { pending: 1, toAnswer: 0 },
      { pending: 1, toAnswer: 1 },
    ]);
    await moveMeetup(buyer, meetup, 'confirm');
    expect(await counts()).toMatchObject([
      { confirmed: 1, toAnswer: 0 },
      { confirmed: 1, toAnswer: 0 },
    ]);
  });

  it('is listed for both, the next one first, page by page, and counted', async () => {
    const many = MEETUP_LIMITS.page + 2;
    const own = await signUpMember(app);
    for (let n = 0; n < many; n += 1)
      await storeMeetup(app, own.id, { buyerId: buyer.id, startsAt: hoursAfter(inTwoDays(), many - n) });
    const first = await meetupsOf(own, 'side=seller');
    expect(first).toMatchObject({ counts: { pending: many, confirmed: 0, toAnswer: many } });
    const rest = await meetupsOf(own, `side=seller&cursor=${first.nextCursor}`);
    expect(rest.counts).toBeUndefined();
    const times = [...first.items, ...rest.items].map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted());
    expect([first.items.length, new Set(times).size, rest.nextCursor]).toEqual([
      MEETUP_LIMITS.page,
      many,
      null,
    ]);
    expect(await meetupsOf(own, 'side=buyer')).toMatchObject({ items: [], counts: { pending: 0 } });
    expect((await meetupsOf(own)).items).toHaveLength(MEETUP_LIMITS.page);

    for (const meetup of rest.items) await moveMeetup(own, meetup, 'decline');
    const past = await meetupsOf(buyer, 'side=buyer&when=past');
    expect(past.items.map(({ id }) => id)).toEqual(rest.items.map(({ id }) => id).toReversed());
    expect((await own.client.get('/api/meetups?cursor=nonsense')).status).toBe(422);
    expect((await own.client.get('/api/meetups?side=both')).status).toBe(422);
  });
});
