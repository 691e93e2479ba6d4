import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetupShape } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  hoursAfter,
  meetupOf,
  meetupsOf,
  moveMeetup,
  proposeMeetup,
} from '../../../support/world/community/meetups.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../../support/world/messaging/offers.js';
import { moveOrder, offerToShip } from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const AT_ONCE = 20;

describe('meeting in vain', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  beforeEach(async () => {
    app.setTime(new Date());
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
    buyer = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const status = async () => (await detail(new Client(app.url), listing)).status;
  const toldOf = async (person: TestMember, code: string) => {
    await app.outbox.delivered();
    return (await notifications(person.client)).items.filter((notice) => notice.code === code);
  };

  const missedMeetup = async (came = seller): Promise<MeetupShape> => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    app.setTime(hoursAfter(meetup.startsAt, 0.5));
    await moveMeetup(came, meetup, 'check-in');
    return (await moveMeetup(came, meetup, 'report-missed')).body;
  };

  it('leaves the item where it is until the seller puts it back, and who asked first is asked', async () => {
    const [first, second] = [await signUpMember(app), await signUpMember(app)];
    await converse(second, seller, 'Is it still there?', listing);
    await proposeMeetup(first, listing);
    const meetup = await missedMeetup();
    expect(await status()).toBe('pending');
    expect((await moveMeetup(buyer, meetup, 'put-back')).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => moveMeetup(seller, meetup, 'put-back')),
    );
    for (const answer of answers) expect([answer.status, answer.body.may]).toEqual([200, []]);
    expect(await status()).toBe('active');
    expect(await toldOf(first, 'backup-buyer')).toMatchObject([
      {
        kind: 'meetup',
        params: { title: 'Walnut lounge chair', amount: 120 },
        link: `/listing/${listing}`,
      },
    ]);
    expect(await toldOf(second, 'backup-buyer')).toEqual([]);
    expect(await toldOf(buyer, 'backup-buyer')).toEqual([]);
  });

  it('calls the deal of the two off, and asks who wrote last', async () => {
    const [earlier, last, blocked] = [
      await signUpMember(app),
      await signUpMember(app),
      await signUpMember(app),
    ];
    for (const [n, person] of [earlier, last, blocked].entries()) {
      app.setTime(hoursAfter(new Date(), n / 60));
      await converse(person, seller, 'I would take it.', listing);
    }
    await seller.client.put(`/api/people/${blocked.id}/block`);
    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    await app.outbox.delivered();
    const meetup = await missedMeetup();
    expect((await meetupOf(seller, meetup)).may).toEqual(['put-back']);
    await moveMeetup(seller, meetup, 'put-back');
    expect(await status()).toBe('active');
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'declined' });
    expect(await toldOf(last, 'backup-buyer')).toHaveLength(1);
    expect(await toldOf(earlier, 'backup-buyer')).toEqual([]);
    expect(await toldOf(blocked, 'backup-buyer')).toEqual([]);
  });

  it('tells who is next in line nothing of another buyer when it was the seller who did not come', async () => {
    const next = await signUpMember(app);
    await converse(next, seller, 'I would take it.', listing);
    const meetup = await missedMeetup(buyer);
    await moveMeetup(seller, meetup, 'put-back');
    expect(await toldOf(next, 'next-buyer')).toMatchObject([
      {
        kind: 'meetup',
        params: { title: 'Walnut lounge chair', amount: 120 },
        link: `/listing/${listing}`,
      },
    ]);
    expect(await toldOf(next, 'backup-buyer')).toEqual([]);
  });

  it('leaves the item to its buyer when the two have had it sent instead', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    const meetup = await missedMeetup();
    const { body: order } = await offerToShip(seller, listing, buyer);
    expect((await moveOrder(seller, order, 'ship')).status).toBe(200);
    await app.outbox.delivered();
    expect((await meetupOf(seller, meetup)).may).toEqual([]);
    expect((await moveMeetup(seller, meetup, 'put-back')).problem).toMatchObject({
      status: 409,
      code: 'community.item-shipped',
    });
    expect(await status()).toBe('pending');
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'accepted' });
  });

  it('calls nothing off once the item was sold to its buyer all the same', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    const meetup = await missedMeetup();
    await selling(seller.client, listing).sell({ price: 60, buyerId: buyer.id });
    expect((await moveMeetup(seller, meetup, 'put-back')).problem).toMatchObject({
      status: 409,
      code: 'community.meetup-changed',
    });
    expect([await status(), (await offerIn(buyer, made)).status]).toEqual(['sold', 'accepted']);
  });

  it('needs no putting back once the seller has offered it again', async () => {
    const meetup = await missedMeetup();
    await selling(seller.client, listing).release();
    await app.outbox.delivered();
    expect((await meetupOf(seller, meetup)).may).toEqual([]);
    const other = await signUpMember(app);
    const startsAt = hoursAfter(meetup.startsAt, 48).toISOString();
    const theirs = await agreeToMeet(other, seller, listing, { startsAt });
    await app.outbox.delivered();
    expect(await meetupOf(seller, meetup)).toMatchObject({ listing: { status: 'pending' }, may: [] });
    expect((await meetupsOf(seller, 'when=past')).items.find(({ id }) => id === meetup.id)?.may).toEqual([]);
    expect((await moveMeetup(seller, meetup, 'put-back')).problem).toMatchObject({
      status: 409,
      code: 'community.meetup-changed',
    });
    expect(await status()).toBe('pending');
    await moveMeetup(other, theirs, 'cancel');
    expect(await status()).toBe('active');
  });
});
