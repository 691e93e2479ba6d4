import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import type { ConversationPage, Inbox } from '../../../src/messaging/threads/conversation.dto.js';
import { MergeSubjects } from '../../../src/notifications/notifications.contract.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { photo } from '../../support/files/images.js';
import { heldUp } from '../../support/runner/held-up.js';
import { joinAmidWork, joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { converse, messagesOf, say, threadOf } from '../../support/world/messaging/conversations.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';
import { uploadImage, usageOf } from '../../support/world/uploads.js';

const listOf = async ({ client }: TestMember) =>
  (await client.get<ConversationPage>('/api/conversations')).body.items;
const confirm = ({ client }: TestMember, messageId: unknown) => client.post('/api/offers', { messageId });

describe('A guest who becomes a member, and what they talked about', () => {
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

  const bring = async (guest: TestGuest, member: TestMember) => {
    const { status, problem } = await joinAs(guest, member);
    expect(status === 200 ? null : problem).toBeNull();
    await app.outbox.delivered();
  };
  const newcomers = async () => {
    const people = { guest: await createGuest(app), member: await signUpMember(app) };
    await app.outbox.delivered();
    return people;
  };
  /** Names a price in words that may be no offer. */
  const ask = async (asked: TestGuest | TestMember, amount: number) => {
    const conversation = await converse(asked, seller, `I have ${amount} with me right now`, listing);
    const { question } = await threadOf(asked, conversation);
    expect(question).toMatchObject({ amount });
    return { conversation, messageId: question?.messageId };
  };

  /** One of the seller's: the joining changes nothing of it before it puts conversations together. */
  const lastIn = (conversation: string) => sql`
    from messaging.messages where conversation_id = ${conversation} and sender_id = ${seller.id}`;
  const wordsOf = async (conversation: string) =>
    (await messagesOf(seller, conversation)).map(({ seq, content }) => [seq, content]);

  /** As messaging knows it. */
  const sellerOf = async (listingId: string) => {
    const item = await app.db.first(sql<{ sellerId: string }>`
      select seller_id as "sellerId" from messaging.items where id = ${listingId}`);
    return item?.sellerId;
  };

  it('goes on as the same conversation, with its words, offer and what is unread', async () => {
    const { guest, member } = await newcomers();
    const conversation = await converse(guest, seller, "I'll pay $100", listing);
    await say(seller, conversation, 'Let me think.');

    await bring(guest, member);

    expect(await listOf(member)).toMatchObject([
      { id: conversation, unread: 1, person: { id: seller.id }, item: { title: 'Oak desk' } },
    ]);
    expect(await messagesOf(member, conversation)).toMatchObject([
      { seq: 1, senderId: member.id, content: "I'll pay $100" },
      { seq: 2, senderId: seller.id },
    ]);
    const { offer, person } = await threadOf(seller, conversation);
    expect([offer?.buyerId, person.id]).toEqual([member.id, member.id]);
    expect((await say(member, conversation, 'Still me.')).status).toBe(201);
    const { body } = await member.client.get<Inbox>('/api/inbox');
    expect(body.unreadMessages).toBe(1);
  });

  it('is put together in order of time with what the member said to the same person about the same thing', async () => {
    const { guest, member } = await newcomers();
    const [asGuest, asMember] = [
      await converse(guest, seller, 'As a guest', listing),
      await converse(member, seller, 'As a member', listing),
    ];
    await say(guest, asGuest, 'As a guest again');

    await bring(guest, member);

    expect((await listOf(member)).map(({ id }) => id)).toEqual([asMember]);
    expect((await messagesOf(seller, asMember)).map(({ seq, content }) => [seq, content])).toEqual([
      [1, 'As a guest'],
      [2, 'As a member'],
      [3, 'As a guest again'],
    ]);
    const next = await say(seller, asMember, 'Hello you two');
    expect(next.body.message.seq).toBe(4);
  });

  it('keeps what is unread on both sides, in one conversation, with one notification that leads there', async () => {
    const { guest, member } = await newcomers();
    const asGuest = await converse(guest, seller, 'As a guest', listing);
    const asMember = await converse(member, seller, 'As a member', listing);
    await seller.client.post(`/api/conversations/${asMember}/read`, { seq: 1 });
    await say(seller, asMember, 'To the member');
    await member.client.post(`/api/conversations/${asMember}/read`, { seq: 2 });
    await say(seller, asGuest, 'To the guest');
    await say(seller, asGuest, 'Once more');

    await bring(guest, member);

    expect(await listOf(member)).toMatchObject([{ id: asMember, unread: 2 }]);
    const { body } = await member.client.get<Inbox>('/api/inbox');
    expect(body).toEqual({ unreadMessages: 2, unreadNotifications: 1 });
    const [card] = (await listOf(seller)).filter(({ id }) => id === asMember);
    // "As a guest" has not been read, and comes before what has.
    expect(card?.unread).toBe(2);
    const told = (await notifications(seller.client)).items.filter(({ link }) =>
      [guest.id, member.id].some((id) => link?.includes(id)),
    );
    expect(told).toMatchObject([{ read: false, link: `/chat/${member.id}?listing=${listing}` }]);
    await member.client.post(`/api/conversations/${asMember}/read`, { seq: 5 });
    expect((await member.client.get<Inbox>('/api/inbox')).body).toEqual({
      unreadMessages: 0,
      unreadNotifications: 0,
    });
  });

  describe('and is asked "Is $N your offer?"', () => {
    it('is still asked as the member', async () => {
      const { guest, member } = await newcomers();
      const { conversation, messageId } = await ask(guest, 45);
      await bring(guest, member);
      expect((await threadOf(member, conversation)).question).toEqual({ messageId, amount: 45 });
      expect((await confirm(member, messageId)).status).toBe(201);
    });

    it.each(['guest', 'member'])('is asked the newer one where both were, that of the %s', async (newer) => {
      const { guest, member } = await newcomers();
      const inOrder = newer === 'guest' ? [member, guest] : [guest, member];
      const asked = [];
      for (const [nth, person] of inOrder.entries()) asked.push(await ask(person, 45 + nth));
      const [older, newest] = asked;
      await bring(guest, member);
      const [talk] = await listOf(member);
      expect((await threadOf(member, talk?.id ?? '')).question).toEqual({
        messageId: newest?.messageId,
        amount: 46,
      });
      expect((await confirm(member, older?.messageId)).problem.code).toBe(
        'messaging.offer-question-replaced',
      );
      expect((await confirm(member, newest?.messageId)).status).toBe(201);
    });
  });

  const note = (conversation: string, what: RawBuilder<unknown>) =>
    app.db.rows(sql`
      update notifications.notices set ${what}
      where person_id = ${seller.id} and subject = ${`chat:${conversation}`}`);

  /** The one notice of what became one, that of whoever the guest talked with. */
  const noticeOf = (conversation: string) =>
    app.db.rows(sql<{ read: boolean; mailed: boolean; counted: boolean }>`
      select read_at is not null as read, mailed_at is not null as mailed, counted_at is not null as counted
      from notifications.notices where person_id = ${seller.id} and subject = ${`chat:${conversation}`}`);

  describe('and whom it was told of', () => {
    it.each([true, false])('is mailed once about what is unread (mailed already: %s)', async (mailed) => {
      const { guest, member } = await newcomers();
      const asGuest = await converse(guest, seller, 'As a guest', listing);
      const asMember = await converse(member, seller, 'As a member', listing);
      await app.outbox.delivered();
      await note(asMember, sql`read_at = now(), mailed_at = now(), counted_at = now()`);
      if (mailed) await note(asGuest, sql`mailed_at = now(), counted_at = now()`);
      await bring(guest, member);
      expect(await noticeOf(asMember)).toEqual([{ read: false, mailed, counted: mailed }]);
      expect(await noticeOf(asGuest)).toEqual([]);
    });

    it('is found without reading what everybody was told', async () => {
      await app.db.rows(sql`
        insert into notifications.notices (id, person_id, kind, code, params, subject, created_at,
          read_at)
        select gen_random_uuid(), md5((n % 3000)::text)::uuid, 'chat_message', 'chat-message', '{}',
          'chat:' || gen_random_uuid(), now(), case when n % 2 = 0 then now() end
        from generate_series(1, 30000) n`);
      await app.db.rows(sql`analyze notifications.notices`);
      const asked = jest.spyOn(app.db, 'rows');
      const pair = { gone: `chat:${crypto.randomUUID()}`, kept: `chat:${crypto.randomUUID()}` };
      await app.nest.get(CommandBus).execute(new MergeSubjects([seller.id, crypto.randomUUID()], [pair]));
      const statements = asked.mock.calls.map(([statement]) => statement);
      jest.restoreAllMocks();
      expect(statements).toHaveLength(3);
      for (const statement of statements) {
        const plan = await app.db.rows(sql<{ 'QUERY PLAN': string }>`explain ${statement}`);
        const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
        expect(lines).toContain('notifications_subject');
        expect(lines).not.toContain('Seq Scan on notices');
      }
    });
  });

  describe('loses nothing that was acknowledged', () => {
    it('while the other one writes to the guest whom the member takes the place of', async () => {
      const { guest, member } = await newcomers();
      const asGuest = await converse(guest, seller, 'As a guest', listing);
      const asMember = await converse(member, seller, 'As a member', listing);
      await say(seller, asMember, 'To the member');
      const [joined, said] = await heldUp(
        app,
        lastIn(asMember),
        () => joinAs(guest, member),
        () => say(seller, asGuest, 'Are you there?'),
      );
      expect(joined.status).toBe(200);
      expect([said.status, said.problem.code]).toEqual([404, 'messaging.conversation-not-found']);
      expect(await wordsOf(asMember)).toEqual([
        [1, 'As a guest'],
        [2, 'As a member'],
        [3, 'To the member'],
      ]);
    });

    it('while the other one writes to the member, behind what the guest said', async () => {
      const { guest, member } = await newcomers();
      const asGuest = await converse(guest, seller, 'As a guest', listing);
      await say(seller, asGuest, 'To the guest');
      const asMember = await converse(member, seller, 'As a member', listing);
      const [joined, said] = await heldUp(
        app,
        lastIn(asGuest),
        () => joinAs(guest, member),
        () => say(seller, asMember, 'Are you there?'),
      );
      expect([joined.status, said.status]).toEqual([200, 201]);
      expect((await wordsOf(asMember)).slice(2)).toEqual([
        [3, 'As a member'],
        [4, 'Are you there?'],
      ]);
      expect(await listOf(member)).toMatchObject([{ id: asMember, unread: 2 }]);
    });

    it('while the other one writes to the guest, and tells the member', async () => {
      const { guest, member } = await newcomers();
      const conversation = await converse(guest, seller, 'As a guest', listing);
      await say(seller, conversation, 'To the guest');
      const place = sql`from messaging.participants where conversation_id = ${conversation}`;
      const [joined, said] = await heldUp(
        app,
        place,
        () => joinAs(guest, member),
        () => say(seller, conversation, 'Are you there?'),
      );
      expect([joined.status, said.status]).toEqual([200, 201]);
      await app.outbox.delivered();
      expect(await listOf(member)).toMatchObject([{ id: conversation, unread: 2 }]);
      const { items } = await notifications(member.client);
      expect(items.filter(({ code }) => code === 'chat-message')).toMatchObject([
        { params: { preview: 'Are you there?' } },
      ]);
    });
  });

  it('ends where guest and member talked with each other, with the pictures', async () => {
    const { guest, member } = await newcomers();
    const conversation = await converse(guest, member, 'Hello me');
    const shown = await uploadImage(guest.client, await photo().jpeg().toBuffer());
    await guest.client.post(`/api/conversations/${conversation}/messages`, {
      id: crypto.randomUUID(),
      content: '',
      imageIds: [shown.id],
    });
    expect(await usageOf(app, shown)).toMatch(/^messaging\.message:/);
    await bring(guest, member);
    expect(await listOf(member)).toEqual([]);
    expect(await usageOf(app, shown)).toBeNull();
  });

  describe('takes along what is sold', () => {
    it('while somebody asks about it for the first time', async () => {
      const { guest, member } = await newcomers();
      const lamp = await publish(guest.client, { title: 'Lamp' });
      await app.outbox.delivered();
      const joined = joinAmidWork(app, guest, member);
      await seller.client.post('/api/conversations', { personId: guest.id, listingId: lamp });
      expect((await joined).status).toBe(200);
      expect(await sellerOf(lamp)).toBe(member.id);
    });

    it('before it is told what the guest changed', async () => {
      const { guest, member } = await newcomers();
      const lamp = await publish(guest.client, { title: 'Lamp' });
      await converse(seller, guest, 'Does it still shine?', lamp);
      await app.outbox.delivered();
      const copying = app.nest.get(CopyItemOnListingChanged);
      const react = copying.react.bind(copying);
      const told = jest.spyOn(copying, 'react').mockImplementationOnce(async (event) => {
        await joinAs(guest, member);
        await react(event);
      });
      await guest.client.patch(`/api/listings/${lamp}`, { price: 11 });
      await app.outbox.delivered();
      expect(told.mock.calls[0]?.[0]).toMatchObject({ sellerId: guest.id, price: 11 });
      expect(await sellerOf(lamp)).toBe(member.id);
    });
  });

  it('takes blocks along', async () => {
    const { guest, member } = await newcomers();
    const conversation = await converse(seller, guest, 'Hello!');
    await guest.client.put(`/api/people/${seller.id}/block`);
    await bring(guest, member);
    expect((await say(seller, conversation, 'Hello?')).problem.code).toBe('messaging.cannot-write');
  });
});
