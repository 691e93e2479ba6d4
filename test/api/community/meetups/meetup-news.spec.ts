import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetupLineShape, MeetupShape } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { mailsTo } from '../../../support/app/mail.js';
import {
  agreeToMeet,
  anAppointment,
  hoursAfter,
  meetupsOf,
  moveMeetup,
  proposeMeetup,
} from '../../../support/world/community/meetups.js';
import { publish } from '../../../support/world/listings.js';
import { ChatTab, conversationsOf } from '../../../support/world/messaging/chat.js';
import { messagesOf, say } from '../../../support/world/messaging/conversations.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

describe('what happens to a meetup', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    app.setTime(new Date());
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const threadOf = async (person: TestMember): Promise<string> => {
    await app.outbox.delivered();
    const [card] = (await conversationsOf(person.client)).items;
    if (!card) throw new Error('There is no conversation.');
    return card.id;
  };
  const linesOf = async (person: TestMember) =>
    (await messagesOf(person, await threadOf(person)))
      .filter(({ kind }) => kind === 'meetup')
      .map(({ senderId, content, automatic }) => {
        const { event, placeName, cause } = JSON.parse(content) as MeetupLineShape;
        return [senderId === seller.id ? 'seller' : 'buyer', event, placeName, cause, automatic];
      });
  const told = async (person: TestMember, { id }: MeetupShape) => {
    await app.outbox.delivered();
    const { items } = await notifications(person.client);
    return items.filter(({ kind, link }) => kind === 'meetup' && link?.includes(listing) && id);
  };

  it('begins a conversation and stands in it, line by line', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    await app.outbox.delivered();
    const startsAt = hoursAfter(meetup.startsAt, 3).toISOString();
    const park = { kind: 'park', name: 'Mill Park' };
    await moveMeetup(seller, meetup, 'move', anAppointment({ startsAt, place: park }));
    await moveMeetup(buyer, meetup, 'confirm');
    app.setTime(hoursAfter(startsAt, 0));
    await moveMeetup(buyer, meetup, 'check-in');
    await moveMeetup(seller, meetup, 'check-in');
    expect(await linesOf(seller)).toEqual([
      ['buyer', 'proposed', 'Corner Cafe', null, false],
      ['seller', 'moved', 'Mill Park', null, false],
      ['buyer', 'confirmed', 'Mill Park', null, false],
      ['buyer', 'arrived', 'Mill Park', null, false],
      ['seller', 'arrived', 'Mill Park', null, false],
      ['seller', 'completed', 'Mill Park', null, false],
    ]);
    const [first] = await messagesOf(buyer, await threadOf(buyer));
    expect(JSON.parse(first?.content ?? '')).toEqual({
      meetupId: meetup.id,
      event: 'proposed',
      cause: null,
      startsAt: meetup.startsAt,
      timeZone: 'UTC',
      placeName: 'Corner Cafe',
    });
    // Writing about it is what the sale’s buyer is found by, and counts as a contact.
    expect(await app.outbox.payloads('catalog.listing-contacted')).toContainEqual(
      expect.objectContaining({ listingId: listing, buyerId: buyer.id }),
    );
    expect((await say(seller, await threadOf(seller), 'See you!')).status).toBe(201);
  });

  it('is told the one who did not do it, one notice a meetup', async () => {
    const meetup = await proposeMeetup(buyer, listing);
    expect(await told(seller, meetup)).toMatchObject([
      {
        code: 'meetup-proposed',
        params: {
          name: 'Jonas W',
          title: 'Walnut lounge chair',
          when: `${meetup.startsAt}[UTC]`,
          place: 'Corner Cafe',
        },
        link: `/chat/${buyer.id}?listing=${listing}`,
        read: false,
      },
    ]);
    await moveMeetup(seller, meetup, 'confirm');
    expect(await told(buyer, meetup)).toMatchObject([
      { code: 'meetup-confirmed', params: { name: 'Mara K' } },
    ]);
    await moveMeetup(buyer, meetup, 'cancel');
    expect(await told(seller, meetup)).toMatchObject([
      { code: 'meetup-canceled', params: { title: 'Walnut lounge chair', when: `${meetup.startsAt}[UTC]` } },
    ]);
    // A line says what happened; no second notice tells of a message.
    expect((await notifications(seller.client)).items.filter(({ kind }) => kind === 'chat_message')).toEqual(
      [],
    );
  });

  it.each(['buyer', 'seller'] as const)(
    'leads the %s to the reason for which it was called off',
    async (side) => {
      const [person, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
      const reason = 'My bike broke down.';
      await moveMeetup(other, await agreeToMeet(buyer, seller, listing), 'cancel', { reason });
      await app.outbox.delivered();
      const { items } = await notifications(person.client);
      const link = `/meetups?side=${side}&when=past`;
      expect(items.filter(({ kind }) => kind === 'meetup')).toMatchObject([
        { code: 'meetup-canceled', link },
      ]);
      // In the words of who wrote it, which are kept nowhere else.
      expect(JSON.stringify(items)).not.toContain(reason);
      expect((await meetupsOf(person, link.split('?')[1])).items).toMatchObject([
        { cancel: { by: other === buyer ? 'buyer' : 'seller', reason } },
      ]);
    },
  );

  it.each([
    ['decline', 'meetup-declined'],
    ['move', 'meetup-moved'],
  ] as const)('tells the buyer of %s', async (move, code) => {
    const meetup = await proposeMeetup(buyer, listing);
    const startsAt = hoursAfter(meetup.startsAt, 3).toISOString();
    await moveMeetup(seller, meetup, move, anAppointment({ startsAt }));
    expect(await told(buyer, meetup)).toMatchObject([{ code, params: { name: 'Mara K' } }]);
  });

  it('tells both when nobody did it, and says nothing in the thread of who has blocked', async () => {
    const meetup = await agreeToMeet(buyer, seller, listing);
    await app.outbox.delivered();
    const before = await linesOf(seller);
    await seller.client.put(`/api/people/${buyer.id}/block`);
    for (const person of [buyer, seller])
      expect(await told(person, meetup)).toMatchObject([{ code: 'meetup-canceled' }]);
    expect(await linesOf(seller)).toEqual(before);
  });

  it('is mailed in words, unless its switch is off', async () => {
    const meetup = await proposeMeetup(buyer, listing, {
      startsAt: '2026-12-24T20:00:00Z',
      timeZone: 'America/New_York',
    });
    const [mail] = await mailsTo(app, seller.email);
    expect(mail?.subject).toBe('Jonas W would like to meet');
    expect(mail?.text.replaceAll('\u202F', ' ')).toContain('Thu, Dec 24, 3:00 PM EST, Corner Cafe');
    await buyer.client.put('/api/notification-preferences', {
      kinds: [{ kind: 'meetup', inApp: true, byMail: false }],
      sound: true,
    });
    const before = (await mailsTo(app, buyer.email)).length;
    await moveMeetup(seller, meetup, 'confirm');
    expect(await told(buyer, meetup)).toMatchObject([{ code: 'meetup-confirmed' }]);
    expect(await mailsTo(app, buyer.email)).toHaveLength(before);
  });

  it('reaches every open browser of the two, and of nobody else', async () => {
    const stranger = await signUpMember(app);
    const [mine, theirs, foreign] = (await Promise.all(
      [buyer, seller, stranger].map(({ client }) => ChatTab.open(app.url, client.accessToken)),
    )) as [ChatTab, ChatTab, ChatTab];
    const meetup = await proposeMeetup(buyer, listing);
    for (const tab of [mine, theirs])
      await tab.hears('community.meetup', ({ meetupId }) => meetupId === meetup.id);
    const lines = await Promise.all([mine, theirs].map((tab) => tab.hears('messaging.message')));
    for (const { message, notification } of lines)
      expect([message.kind, notification]).toEqual(['meetup', null]);
    await app.outbox.delivered();
    await foreign.tell('messaging.received', {});
    expect(foreign.names).toEqual([]);
    for (const tab of [mine, theirs, foreign]) tab.close();
  });
});
