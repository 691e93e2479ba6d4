import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../support/app/app.js';
import { type SecondInstance, startSecondInstance } from '../support/app/second-instance.js';
import { eventually } from '../support/runner/eventually.js';
import { anAppointment, moveMeetup, proposeMeetup } from '../support/world/community/meetups.js';
import { publish } from '../support/world/listings.js';
import { ChatTab, sendDraft, startConversation } from '../support/world/messaging/chat.js';
import { HOME } from '../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../support/world/people.js';

const PER_MINUTE = 60;
/** What all sockets of a person let through in a second. */
const AT_ONCE = 30;

describe('A flood of messages', () => {
  let app: TestApp;
  let other: SecondInstance;
  const tabs: ChatTab[] = [];

  beforeAll(async () => {
    app = await startApp({ MESSAGES_PER_MINUTE: String(PER_MINUTE) });
    other = await startSecondInstance(app);
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
  });
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  /** Who has been introduced to messaging. */
  async function person(): Promise<TestMember> {
    const member = await signUpMember(app);
    await app.outbox.delivered();
    return member;
  }
  async function tabsOf({ client }: TestMember, url: string, count: number): Promise<ChatTab[]> {
    const opened = await Promise.all(
      Array.from({ length: count }, () => ChatTab.open(url, client.accessToken)),
    );
    tabs.push(...opened);
    return opened;
  }
  const storedBy = async (id: string) =>
    (
      await app.db.first(
        sql<{ count: number }>`select count(*)::int from messaging.messages where sender_id = ${id}`,
      )
    )?.count;

  it('over many sockets and HTTP at once ends at what one person may send in a minute', async () => {
    const sender = await person();
    const conversationId = await startConversation(sender.client, (await person()).id);
    const sockets = await tabsOf(sender, app.url, 5);

    const overSockets = sockets.flatMap((tab) =>
      Array.from({ length: AT_ONCE / sockets.length }, () =>
        tab.ask('messaging.send', { conversationId, id: randomUUID(), content: 'Hello' }),
      ),
    );
    const overHttp = Array.from({ length: 150 - AT_ONCE }, () =>
      sendDraft(sender.client, conversationId, { content: 'Hello' }),
    );
    const answers = [...(await Promise.all(overSockets)), ...(await Promise.all(overHttp))];

    const refused = answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
    const tooMany = refused.filter(({ code }) => code === 'messaging.too-many-messages');
    expect(tooMany).toHaveLength(150 - PER_MINUTE);
    expect(await storedBy(sender.id)).toBe(PER_MINUTE);
    const { status, problem, headers } = await sendDraft(sender.client, conversationId, { content: 'More' });
    expect([status, problem.code]).toEqual([429, 'messaging.too-many-messages']);
    expect(Number(problem.params?.retryAfter)).toBeLessThanOrEqual(60);
    expect(headers.get('retry-after')).toBe(String(problem.params?.retryAfter));
  });

  it('over two instances gains no more than a sixth', async () => {
    const sender = await person();
    const conversationId = await startConversation(sender.client, (await person()).id);
    const sockets = [...(await tabsOf(sender, app.url, 4)), ...(await tabsOf(sender, other.url, 4))];

    /** All a second lets through, until the minute lets nothing through. */
    const isRefused = async (tab: ChatTab) => {
      const answer = await tab.ask('messaging.send', { conversationId, id: randomUUID(), content: 'Hello' });
      return 'problem' in answer && answer.problem.code === 'messaging.too-many-messages';
    };
    await Promise.all(sockets.map((tab) => eventually(() => isRefused(tab))));

    expect(await storedBy(sender.id)).toBe(PER_MINUTE + PER_MINUTE / 6);
  });

  it('of offers is one of messages', async () => {
    const seller = await person();
    const buyer = await person();
    const listing = await publish(seller.client);
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    await Promise.all(
      Array.from({ length: PER_MINUTE }, () => sendDraft(buyer.client, conversationId, { content: 'Hello' })),
    );

    for (const [path, body] of [
      ['/api/offers', { messageId: randomUUID() }],
      [`/api/offers/${randomUUID()}/counter`, { amount: 5 }],
      [`/api/offers/${randomUUID()}/withdraw`, undefined],
    ] as const)
      expect((await buyer.client.post(path, body)).problem.code).toBe('messaging.too-many-messages');
    expect((await seller.client.post(`/api/offers/${randomUUID()}/accept`)).status).toBe(404);
  });

  it('of moves of a meetup or an order is one of messages', async () => {
    const [seller, buyer] = [await person(), await person()];
    const listing = await publish(seller.client);
    const meetup = await proposeMeetup(buyer, listing);
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    const left = 5;
    await Promise.all(
      Array.from({ length: PER_MINUTE - left }, () =>
        sendDraft(buyer.client, conversationId, { content: 'Hello' }),
      ),
    );

    const places = Array.from({ length: 20 }, (_, n) => ({ kind: 'custom', name: `Bench ${n}` }));
    const answers = await Promise.all(
      places.map((place) => moveMeetup(buyer, meetup, 'move', anAppointment({ place }))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(20 - left);
    for (const { status, problem } of refused)
      expect([status, problem.code]).toEqual([429, 'messaging.too-many-messages']);
    await app.outbox.delivered();
    const said = await app.db.rows(sql`
      select from messaging.messages where conversation_id = ${conversationId} and kind = 'meetup'`);
    expect(said).toHaveLength(1 + left);
    const order = `/api/orders/${randomUUID()}/address`;
    expect((await buyer.client.post(order, { shipTo: HOME })).problem.code).toBe(
      'messaging.too-many-messages',
    );
    expect((await seller.client.post(order, { shipTo: HOME })).status).toBe(404);
  });

  it('does not stop anybody else', async () => {
    const [one, two] = [await person(), await person()];
    const conversationId = await startConversation(one.client, two.id);
    await Promise.all(
      Array.from({ length: PER_MINUTE + 5 }, () => sendDraft(one.client, conversationId, { content: 'Hi' })),
    );
    expect((await sendDraft(two.client, conversationId, { content: 'Stop it' })).status).toBe(201);
  });
});
