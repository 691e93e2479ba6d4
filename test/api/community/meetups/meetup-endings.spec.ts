import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type CancelCause, MEETUP_LIMITS, type MeetupShape } from '#contract/meetups';
import { JobRunner } from '#platform/jobs/job-runner';
import { ListingChanged } from '../../../../src/catalog/catalog.contract.js';
import { EndMeetupsOnListingChanged } from '../../../../src/community/meetup-endings/end-meetups.on-listing-changed.js';
import { EndedMeetups } from '../../../../src/community/meetup-endings/ended-meetups.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  askToMeet,
  hoursAfter,
  meetupOf,
  moveMeetup,
  proposeMeetup,
  storeMeetup,
} from '../../../support/world/community/meetups.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const JOB = 'community.lapse-meetups';

describe('a meetup ends', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    jest.restoreAllMocks();
    app.setTime(new Date());
    seller = await signUpMember(app, { fullName: 'Mara K' });
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  afterAll(() => app.stop());

  const status = async () => (await detail(new Client(app.url), listing)).status;
  const agreed = () => agreeToMeet(buyer, seller, listing);
  /** What somebody has asked for, about a listing that they name or another one. */
  const proposed = async (asker: Pick<TestMember, 'client' | 'id'>, of: { id: string }, listingId?: string) =>
    meetupOf(asker, { id: await storeMeetup(app, of.id, { buyerId: asker.id, listingId }) });
  const inHours = (meetup: MeetupShape, hours: number) => app.setTime(hoursAfter(meetup.startsAt, hours));
  const expectCanceled = async (
    meetup: MeetupShape,
    cause: CancelCause,
    by: 'buyer' | 'seller' | null = null,
  ) => {
    await app.outbox.delivered();
    expect(await meetupOf(buyer, meetup)).toMatchObject({
      status: 'canceled',
      cancel: { cause, by, reason: null },
      sequence: meetup.sequence + 1,
      may: [],
    });
  };

  it('when the item is sold to somebody else', async () => {
    const meetup = await agreed();
    await app.outbox.delivered();
    await selling(seller.client, listing).sell({ price: 50 });
    await expectCanceled(meetup, 'sold');
    expect(await status()).toBe('sold');
  });

  it('not when it is sold to its buyer, who may still come for it, until that sale falls through', async () => {
    const meetup = await agreed();
    await app.outbox.delivered();
    const act = selling(seller.client, listing);
    await act.sell({ price: 50, buyerId: buyer.id });
    await app.outbox.delivered();
    expect(await meetupOf(buyer, meetup)).toMatchObject({ status: 'confirmed', saleId: null });
    await act.relist();
    await app.outbox.delivered();
    expect(await meetupOf(buyer, meetup)).toMatchObject({ status: 'confirmed' });
    inHours(meetup, 0);
    await moveMeetup(seller, meetup, 'complete');
    expect(await status()).toBe('sold');
  });

  it('when the listing is deleted or removed', async () => {
    const meetup = await agreed();
    await seller.client.delete(`/api/listings/${listing}`);
    await expectCanceled(meetup, 'deleted');
    expect(await meetupOf(buyer, meetup)).toMatchObject({
      listing: { status: 'deleted', title: 'Walnut lounge chair', image: null },
    });
  });

  it('when its seller offers the item again, or calls the deal off', async () => {
    const meetup = await agreed();
    app.setTime(hoursAfter(new Date(), 0.1));
    await selling(seller.client, listing).release();
    await expectCanceled(meetup, 'deal-canceled', 'seller');
    expect(await status()).toBe('active');

    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    const second = await agreed();
    await move(buyer, made, 'cancel');
    await expectCanceled(second, 'deal-canceled', 'buyer');
    expect(await status()).toBe('active');
  });

  it('when its seller, who was a guest then and has joined since, offers the item again', async () => {
    const meetup = await agreed();
    await app.outbox.delivered();
    const at = hoursAfter(new Date(), 0.1).toISOString();
    const changed = new ListingChanged(listing, randomUUID(), 'Walnut lounge chair', 60, 'active', null, at);
    const reaction = app.nest.get(EndMeetupsOnListingChanged);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(changed));
    await expectCanceled(meetup, 'deal-canceled', 'seller');
    expect(await status()).toBe('active');
  });

  it('when one of the two blocks the other, and nobody is told who', async () => {
    const meetup = await agreed();
    await buyer.client.put(`/api/people/${seller.id}/block`);
    await expectCanceled(meetup, 'blocked');
    expect(await status()).toBe('active');
    expect((await moveMeetup(seller, meetup, 'confirm')).status).toBe(409);
  });

  it.each(['buyer', 'seller'] as const)('when its %s leaves, who takes their words along', async (side) => {
    const place = { kind: 'custom', name: 'Behind the blue door', latitude: 42.37, longitude: -72.52 };
    const meetup = await proposeMeetup(buyer, listing, { place, notes: 'I bring a bag.' });
    await moveMeetup(seller, meetup, 'confirm');
    await app.outbox.delivered();
    const [leaver, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
    await leaveForGood(app, leaver);
    await app.outbox.delivered();
    const left = await meetupOf(other, meetup);
    expect(left).toMatchObject({
      status: 'canceled',
      cancel: { cause: 'left', by: null },
      place: { kind: 'custom', name: '', latitude: null, longitude: null },
      [side]: { name: '' },
    });
    const told = (await notifications(other.client)).items.filter(({ kind }) => kind === 'meetup');
    expect(told).toMatchObject([{ code: 'meetup-canceled', link: null }]);
    const expected = {
      buyer: { notes: '', listing: { title: 'Walnut lounge chair', status: 'active' } },
      seller: { notes: 'I bring a bag.', listing: { title: '', status: 'deleted' } },
    };
    expect(left).toMatchObject(expected[side]);
  });

  it('when nobody confirmed it in time, or nobody came for a week', async () => {
    const waiting = await proposed(buyer, seller);
    const other = await storeListing(app, seller);
    const agreedOn = await agreeToMeet(buyer, seller, other);
    const lapse = () => app.nest.get(JobRunner).runNow(JOB);
    inHours(waiting, -0.01);
    await lapse();
    expect(await meetupOf(buyer, waiting)).toMatchObject({ status: 'pending' });
    inHours(waiting, 0);
    await lapse();
    await expectCanceled(waiting, 'lapsed');
    inHours(agreedOn, 24 * MEETUP_LIMITS.lapsesAfterDays - 0.1);
    await lapse();
    expect(await meetupOf(buyer, agreedOn)).toMatchObject({ status: 'confirmed' });
    inHours(agreedOn, 24 * MEETUP_LIMITS.lapsesAfterDays);
    await Promise.all([lapse(), lapse(), lapse()]);
    await expectCanceled(agreedOn, 'lapsed');
    expect((await detail(new Client(app.url), other)).status).toBe('active');
  });

  it('once, although the job was killed midway and ran again', async () => {
    const meetup = await proposed(buyer, seller);
    inHours(meetup, 1);
    const meetups = app.nest.get(EndedMeetups);
    const end = meetups.end.bind(meetups);
    jest.spyOn(meetups, 'end').mockImplementationOnce(async (...args) => {
      await end(...args);
      throw new Error('as if the power had gone');
    });
    await app.nest
      .get(JobRunner)
      .runNow(JOB)
      .catch(() => undefined);
    expect(await meetupOf(buyer, meetup)).toMatchObject({ status: 'pending' });
    await app.nest.get(JobRunner).runNow(JOB);
    await app.nest.get(JobRunner).runNow(JOB);
    await expectCanceled(meetup, 'lapsed');
    const told = await app.outbox.payloads('community.meetup-changed');
    const ends = told.filter((event) => event.meetupId === meetup.id && event.event === 'canceled');
    expect(ends).toMatchObject([{ cause: 'lapsed', byId: null, sequence: 1 }]);
  });

  it('comes along with a guest who becomes a member, but for a second one about the same thing', async () => {
    const guest = await createGuest(app);
    const kept = await proposed(guest, seller);
    const second = await proposed(guest, seller, listing);
    const own = await proposed(buyer, seller, listing);
    const [toSelf, fromSelf] = [await proposed(guest, buyer), await proposed(buyer, guest)];
    const { email, password } = buyer;
    const joined = await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });
    expect(joined.status).toBeLessThan(300);
    await app.outbox.delivered();
    expect(await meetupOf(buyer, kept)).toMatchObject({ status: 'pending', buyer: { id: buyer.id } });
    expect(await meetupOf(buyer, own)).toMatchObject({ status: 'pending' });
    expect(await meetupOf(buyer, second)).toMatchObject({ status: 'canceled', cancel: { cause: 'left' } });
    for (const { id } of [toSelf, fromSelf])
      expect((await buyer.client.get(`/api/meetups/${id}`)).status).toBe(404);
    expect(
      await app.db.rows(sql`select from community.meetups where ${guest.id}::uuid in (buyer_id, seller_id)`),
    ).toEqual([]);
  });

  it('and the buyer may ask again', async () => {
    const meetup = await proposed(buyer, seller, listing);
    await moveMeetup(seller, meetup, 'decline');
    expect((await askToMeet(buyer, listing)).status).toBe(201);
  });
});
