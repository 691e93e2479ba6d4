import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MEETUP_LIMITS, type MeetupShape } from '#contract/meetups';
import type { TrustProfile } from '../../../../src/community/trust/trust-profile.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  hoursAfter,
  meetupOf,
  meetupsOf,
  meetupsWith,
  moveMeetup,
  storeMeetup,
} from '../../../support/world/community/meetups.js';
import { takeExport } from '../../../support/world/exports.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { move, offer, offerIn } from '../../../support/world/messaging/offers.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

const AT_ONCE = 20;

describe('meeting', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  beforeEach(async () => {
    app.setTime(new Date());
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  afterAll(() => app.stop());

  const status = async () => (await detail(new Client(app.url), listing)).status;
  const inHours = (meetup: MeetupShape, hours: number) => app.setTime(hoursAfter(meetup.startsAt, hours));
  const toldOf = async (person: TestMember, code: string) => {
    await app.outbox.delivered();
    return (await notifications(person.client)).items.filter((notice) => notice.code === code);
  };

  it('is done when both are there: the item is sold at the price they agreed on', async () => {
    const made = await offer(buyer, seller, listing, '$60');
    await move(seller, made, 'accept');
    const meetup = await agreeToMeet(buyer, seller, listing);
    inHours(meetup, -2);
    const first = await moveMeetup(buyer, meetup, 'check-in');
    expect(first.body).toMatchObject({
      status: 'confirmed',
      checkedIn: { buyer: expect.any(String), seller: null },
    });
    inHours(meetup, 0.2);
    const second = await moveMeetup(seller, meetup, 'check-in');
    expect(second.body).toMatchObject({ status: 'completed', saleId: expect.any(String), may: [] });
    expect(await salesOf(app, listing)).toMatchObject([
      { seller_id: seller.id, buyer_id: buyer.id, price_cents: 6000, voided: false },
    ]);
    expect(await status()).toBe('sold');
    await app.outbox.delivered();
    expect(await app.outbox.payloads('catalog.listing-sold')).toContainEqual(
      expect.objectContaining({ saleId: second.body.saleId, buyerId: buyer.id, price: 60 }),
    );
    expect(await offerIn(buyer, made)).toMatchObject({ status: 'accepted' });
    // Once more is the same.
    expect((await moveMeetup(buyer, meetup, 'check-in')).body).toMatchObject({ status: 'completed' });
    expect(await salesOf(app, listing)).toHaveLength(1);
  });

  it('is at the listing’s price without a deal, and completed by the seller from its time on', async () => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    inHours(meetup, -0.5);
    expect(await moveMeetup(seller, meetup, 'complete')).toMatchObject({
      status: 409,
      problem: { code: 'community.meetup-too-early' },
    });
    inHours(meetup, 1);
    expect((await moveMeetup(buyer, meetup, 'complete')).status).toBe(403);
    expect((await moveMeetup(seller, meetup, 'complete')).body).toMatchObject({ status: 'completed' });
    expect((await moveMeetup(seller, meetup, 'complete')).status).toBe(200);
    expect(await salesOf(app, listing)).toMatchObject([{ buyer_id: buyer.id, price_cents: 12000 }]);
  });

  it(`opens ${MEETUP_LIMITS.checkInOpensHours} hours before and closes ${MEETUP_LIMITS.checkInClosesHours} after`, async () => {
    const id = await storeMeetup(app, seller.id, { buyerId: buyer.id, status: 'confirmed' });
    const meetup = await meetupOf(buyer, { id });
    inHours(meetup, -MEETUP_LIMITS.checkInOpensHours - 0.01);
    expect((await moveMeetup(buyer, meetup, 'check-in')).problem.code).toBe('community.meetup-too-early');
    inHours(meetup, MEETUP_LIMITS.checkInClosesHours + 0.01);
    expect((await moveMeetup(buyer, meetup, 'check-in')).problem.code).toBe('community.meetup-too-late');
    inHours(meetup, MEETUP_LIMITS.checkInClosesHours);
    expect((await moveMeetup(buyer, meetup, 'check-in')).status).toBe(200);
  });

  it('is the sale that was recorded before, when the seller was quicker', async () => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    await app.outbox.delivered();
    await selling(seller.client, listing).sell({ price: 99, buyerId: buyer.id });
    await app.outbox.delivered();
    inHours(meetup, 0);
    await moveMeetup(buyer, meetup, 'check-in');
    const { body } = await moveMeetup(seller, meetup, 'check-in');
    expect(body.status).toBe('completed');
    expect(await salesOf(app, listing)).toMatchObject([{ price_cents: 9900, voided: false }]);
  });

  it(`leaves one sale when the two check in and complete ${AT_ONCE} times at once`, async () => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    inHours(meetup, 0.1);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        n % 4 === 0
          ? moveMeetup(seller, meetup, 'complete')
          : moveMeetup(n % 2 === 0 ? seller : buyer, meetup, 'check-in'),
      ),
    );
    expect(answers.map((each) => each.status).filter((each) => ![200, 409].includes(each))).toEqual([]);
    expect(await salesOf(app, listing)).toHaveLength(1);
    const ids = new Set(
      (await Promise.all([buyer, seller].map((each) => meetupOf(each, meetup)))).map(({ saleId }) => saleId),
    );
    expect([ids.size, ids.has(null)]).toEqual([1, false]);
    expect(await status()).toBe('sold');
  });

  it('that one of them missed is said by who came, and answered once', async () => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    // Meetups hear that the listing is kept for the buyer.
    await app.outbox.delivered();
    inHours(meetup, 0.4);
    await moveMeetup(seller, meetup, 'check-in');
    expect((await moveMeetup(seller, meetup, 'report-missed')).problem.code).toBe(
      'community.meetup-too-early',
    );
    inHours(meetup, MEETUP_LIMITS.missedUntilHours + 0.1);
    expect((await moveMeetup(seller, meetup, 'report-missed')).problem.code).toBe(
      'community.meetup-too-late',
    );
    inHours(meetup, MEETUP_LIMITS.missedFromMinutes / 60);
    expect((await moveMeetup(buyer, meetup, 'report-missed')).status).toBe(403);
    const missed = await moveMeetup(seller, meetup, 'report-missed');
    expect(missed.body).toMatchObject({
      status: 'canceled',
      cancel: { by: 'seller', cause: 'missed' },
      missed: { by: 'buyer', answer: null },
      may: ['put-back'],
    });
    expect((await moveMeetup(seller, meetup, 'report-missed')).body).toEqual(missed.body);
    expect((await meetupOf(buyer, meetup)).may).toEqual(['answer-missed']);
    for (const answer of ['', 'x'.repeat(MEETUP_LIMITS.reason + 1)])
      expect((await moveMeetup(buyer, meetup, 'answer-missed', { answer })).status).toBe(422);
    expect((await moveMeetup(seller, meetup, 'answer-missed', { answer: 'No.' })).status).toBe(403);
    const attendance = async ({ id }: { id: string }) => {
      const { cameTo, meetups } = (await seller.client.get<TrustProfile>(`/api/profiles/${id}`)).body;
      return [cameTo, meetups];
    };
    const before = { buyer: await attendance(buyer), seller: await attendance(seller) };
    const answered = await moveMeetup(buyer, meetup, 'answer-missed', { answer: 'The bus broke down.' });
    expect(answered.body).toMatchObject({ missed: { answer: 'The bus broke down.' }, may: [] });
    // Who came has come in any case; whether the other one did is between the two from now on.
    expect(await attendance(seller)).toEqual(before.seller);
    const [cameTo = 0, meetups = 0] = before.buyer;
    expect(meetups).toBeGreaterThan(cameTo);
    expect(await attendance(buyer)).toEqual([cameTo, meetups - 1]);
    const again = await moveMeetup(buyer, meetup, 'answer-missed', { answer: 'Another story.' });
    expect(again.body).toMatchObject({ missed: { answer: 'The bus broke down.' } });
    expect(await toldOf(buyer, 'meetup-missed')).toMatchObject([
      { kind: 'meetup', params: { name: 'Mara K', title: 'Walnut lounge chair' } },
    ]);
  });

  it.each(['seller', 'buyer'] as const)(
    'that was missed is answered, in words that reach nobody apart from their author: the %s has blocked',
    async (blocker) => {
      const meetup = await agreeToMeet(buyer, seller, listing);
      inHours(meetup, 1);
      await moveMeetup(seller, meetup, 'check-in');
      await moveMeetup(seller, meetup, 'report-missed');
      const [by, whom] = blocker === 'seller' ? [seller, buyer] : [buyer, seller];
      await by.client.put(`/api/people/${whom.id}/block`);
      const answer = 'I was ill.';
      expect((await moveMeetup(buyer, meetup, 'answer-missed', { answer })).body).toMatchObject({
        missed: { answer },
      });
      const shownTo = async (person: TestMember) => [
        (await meetupOf(person, meetup)).missed,
        (await meetupsOf(person, 'when=past')).items.find(({ id }) => id === meetup.id)?.missed,
        (await meetupsWith(person, person === seller ? buyer : seller)).find(({ id }) => id === meetup.id)
          ?.missed,
      ];
      expect(await shownTo(buyer)).toEqual(Array.from({ length: 3 }, () => ({ by: 'buyer', answer })));
      expect(await shownTo(seller)).toEqual(Array.from({ length: 3 }, () => ({ by: 'buyer', answer: null })));
      await by.client.delete(`/api/people/${whom.id}/block`);
      expect((await meetupOf(seller, meetup)).missed).toEqual({ by: 'buyer', answer });
    },
  );

  it('that was missed is in the copy of one’s data without the words of whom one is apart from', async () => {
    const own = await signUpMember(app);
    const meetup = await agreeToMeet(buyer, own, await storeListing(app, own));
    inHours(meetup, 1);
    await moveMeetup(own, meetup, 'check-in');
    await moveMeetup(own, meetup, 'report-missed');
    await buyer.client.put(`/api/people/${own.id}/block`);
    await moveMeetup(buyer, meetup, 'answer-missed', { answer: 'I was ill.' });
    const missed = { missedBy: 'buyer', answer: 'I was ill.' };
    expect((await takeExport(app, buyer)).rows('meetups')).toMatchObject([missed]);
    expect((await takeExport(app, own)).rows('meetups')).toMatchObject([{ ...missed, answer: null }]);
  });
});
