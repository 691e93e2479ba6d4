import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { MessagePage } from '../../../src/messaging/messages/message.dto.js';
import type { Thread } from '../../../src/messaging/threads/conversation.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import { converse, say } from '../../support/world/messaging/conversations.js';
import {
  createGuest,
  leaveForGood,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../support/world/people.js';

describe('The address of a guest who has become a member', () => {
  let app: TestApp;
  let seller: TestMember;
  let guest: TestGuest;
  let member: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    await app.outbox.delivered();
  });
  beforeEach(async () => {
    [guest, member] = [await createGuest(app), await signUpMember(app)];
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const join = async () => {
    const { status } = await joinAs(guest, member);
    await app.outbox.delivered();
    expect(status).toBe(200);
  };
  const threadAt = async ({ client }: TestMember, personId: string) =>
    (await client.get<Thread>(`/api/conversations/with/${personId}?listingId=${listing}`)).body;
  const pageOf = async (conversation: string) =>
    (await seller.client.get<MessagePage>(`/api/conversations/${conversation}/messages`)).body;

  it('leads whom they talked with to the member, in the same conversation', async () => {
    const conversation = await converse(guest, seller, 'As a guest', listing);
    await join();
    expect(await threadAt(seller, guest.id)).toMatchObject({
      id: conversation,
      person: { id: member.id, deleted: false },
      mayWrite: true,
    });
    expect((await say(seller, conversation, 'Welcome!')).status).toBe(201);
    expect(await pageOf(conversation)).toMatchObject({ numbering: 0 });
  });

  it('leads to the conversation that the member had already, whose messages are numbered anew', async () => {
    await converse(guest, seller, 'As a guest', listing);
    const asMember = await converse(member, seller, 'As a member', listing);
    expect(await pageOf(asMember)).toMatchObject({ numbering: 0 });
    await join();
    expect(await threadAt(seller, guest.id)).toMatchObject({ id: asMember, person: { id: member.id } });
    expect(await pageOf(asMember)).toMatchObject({ numbering: 1, items: [{ seq: 1 }, { seq: 2 }] });
  });

  it('leads nobody else there', async () => {
    await converse(guest, seller, 'As a guest', listing);
    await join();
    const stranger = await signUpMember(app);
    await app.outbox.delivered();
    const { status, body } = await stranger.client.get<Thread>(`/api/conversations/with/${guest.id}`);
    expect([status, body.person]).toMatchObject([200, { id: guest.id, deleted: true, name: '' }]);
    const other = await publish(seller.client);
    const elsewhere = await seller.client.get<Thread>(
      `/api/conversations/with/${guest.id}?listingId=${other}`,
    );
    expect(elsewhere.body).toMatchObject({ id: null, person: { id: guest.id, deleted: true } });
  });

  it('is not kept of a guest who has talked with nobody, nor of a member who has left', async () => {
    const kept = () => app.db.rows(sql`select from messaging.joined_guests where guest_id = ${guest.id}`);
    await join();
    expect(await kept()).toHaveLength(0);
    guest = await createGuest(app);
    await converse(guest, seller, 'As a guest', listing);
    await join();
    expect(await kept()).toHaveLength(1);
    await leaveForGood(app, member);
    await app.outbox.delivered();
    expect(await kept()).toHaveLength(0);
    expect((await threadAt(seller, guest.id)).person).toMatchObject({ id: guest.id, deleted: true });
  });

  it('tells what the two have open, of both conversations that became one', async () => {
    const asGuest = await converse(guest, seller, 'As a guest', listing);
    const asMember = await converse(member, seller, 'As a member', listing);
    await app.outbox.delivered();
    const tabs = [
      await ChatTab.open(app.url, seller.client.accessToken),
      await ChatTab.open(app.url, member.client.accessToken),
    ];
    await join();
    for (const tab of tabs)
      for (const conversationId of [asGuest, asMember])
        expect(
          await tab.hears('messaging.conversation-changed', (told) => told.conversationId === conversationId),
        ).toEqual({ conversationId });
    for (const tab of tabs) tab.close();
  });
});
