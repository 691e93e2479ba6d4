import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { SayOfMeetup } from '../../../src/messaging/messaging.contract.js';
import { SayItOnOfferChanged } from '../../../src/messaging/offer-news/say-it.on-offer-changed.js';
import type { OfferChanged } from '../../../src/messaging/offers/offer-events.js';
import type { ConversationPage } from '../../../src/messaging/threads/conversation.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { heldUp } from '../../support/runner/held-up.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { converse, messagesOf, say } from '../../support/world/messaging/conversations.js';
import { eventsIn, move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';

const unreadOf = async ({ client }: TestMember) =>
  (await client.get<ConversationPage>('/api/conversations')).body.items.map(({ unread }) => unread);
const noticesOf = async ({ client }: TestMember, code: string) =>
  (await notifications(client)).items.filter((notice) => notice.code === code);

describe('A guest who becomes a member amid a deal', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const newcomers = async () => {
    const people = { guest: await createGuest(app), member: await signUpMember(app) };
    await app.outbox.delivered();
    return people;
  };

  const inTransaction = <T>(work: () => Promise<T>) => app.nest.get(EntityManager).fork().transactional(work);

  /** Does what changes an offer, and answers how to say it, which nobody has done yet. */
  const unsaid = async (change: () => Promise<unknown>) => {
    await app.outbox.delivered();
    const saying = app.nest.get(SayItOnOfferChanged);
    const held = jest.spyOn(saying, 'react').mockResolvedValueOnce();
    await change();
    await app.outbox.delivered();
    const [event] = held.mock.calls.at(-1) ?? [];
    held.mockRestore();
    if (!event) throw new Error('Nothing was to be said.');
    return (words: Partial<OfferChanged> = {}) => inTransaction(() => saying.react({ ...event, ...words }));
  };

  /** The joining waits here, with the conversation locked; the other one begins then. */
  const meanwhile = async <T>(
    guest: TestGuest,
    member: TestMember,
    conversation: string,
    other: () => Promise<T>,
  ): Promise<T> => {
    const sides = sql`from messaging.participants where conversation_id = ${conversation}`;
    const [joined, done] = await heldUp(app, sides, () => joinAs(guest, member), other);
    expect(joined.status).toBe(200);
    await app.outbox.delivered();
    return done;
  };

  it('has done as the member what they did before it was told', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$60');
    const tell = await unsaid(() => move(guest, made, 'withdraw'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell();
    await app.outbox.delivered();
    expect((await eventsIn(seller, made)).at(-1)).toMatchObject({ by: member.id, event: 'withdrawn' });
    const [told] = await noticesOf(seller, 'offer-withdrawn');
    expect(told?.link).toBe(`/chat/${member.id}?listing=${listing}`);
  });

  it('is told as the member what the other one did before', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$61');
    const tell = await unsaid(() => move(seller, made, 'decline'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell();
    expect((await eventsIn(member, made)).at(-1)).toMatchObject({ by: seller.id, event: 'declined' });
    expect(await noticesOf(member, 'offer-declined')).toHaveLength(1);
  });

  it('keeps nothing waiting that an earlier version told in the guest’s name', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$62');
    const tell = await unsaid(() => move(guest, made, 'withdraw'));
    expect((await joinAs(guest, member)).status).toBe(200);
    await tell({ by: undefined });
    expect(await messagesOf(seller, made.conversationId)).toHaveLength(1);
    await tell({ by: undefined, byId: member.id });
    expect((await eventsIn(seller, made)).at(-1)).toMatchObject({ by: member.id, event: 'withdrawn' });
  });

  it('finds unread what is being said of their offer at that moment, and is told of it', async () => {
    const { guest, member } = await newcomers();
    const made = await offer(guest, seller, listing, '$63');
    const tell = await unsaid(() => move(seller, made, 'decline'));
    await meanwhile(guest, member, made.conversationId, () => tell());
    expect(await unreadOf(member)).toEqual([1]);
    expect(await noticesOf(member, 'offer-declined')).toHaveLength(1);
  });

  it('finds unread what is being said of their meetup at that moment', async () => {
    const { guest, member } = await newcomers();
    const conversation = await converse(guest, seller, 'Could we meet?', listing);
    const line = {
      meetupId: randomUUID(),
      event: 'confirmed',
      cause: null,
      startsAt: new Date().toISOString(),
      timeZone: 'UTC',
      placeName: 'Library',
    } as const;
    const saying = new SayOfMeetup(seller.id, guest.id, listing, line);
    await meanwhile(guest, member, conversation, () =>
      inTransaction(() => app.nest.get(CommandBus).execute(saying)),
    );
    expect(await unreadOf(member)).toEqual([1]);
    const { items } = (await member.client.get<ConversationPage>('/api/conversations')).body;
    expect(items).toMatchObject([{ lastMessage: { kind: 'meetup' } }]);
  });

  it('is offered as the member what was being offered to the guest', async () => {
    const { guest, member } = await newcomers();
    const lamp = await publish(guest.client, { title: 'Lamp', price: 120 });
    await app.outbox.delivered();
    const conversationId = await converse(seller, guest, 'Does it still shine?', lamp);
    const said = await meanwhile(guest, member, conversationId, () => say(seller, conversationId, '$80'));
    expect(said.status).toBe(201);
    expect(await offerIn(member, { conversationId })).toMatchObject({
      sellerId: member.id,
      status: 'negotiating',
    });
    expect((await move(member, await offerIn(member, { conversationId }), 'accept')).status).toBe(200);
  });
});
