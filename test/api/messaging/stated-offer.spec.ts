import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { usdSql } from '#platform/persistence/money.sql';
import { startApp, type TestApp } from '../../support/app/app.js';
import { publish } from '../../support/world/listings.js';
import { createBot } from '../../support/world/messaging/bots.js';
import { allMessages, ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { threadOf } from '../../support/world/messaging/conversations.js';
import { eventsIn, move, offerIn } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('a message that says what it offers', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversationId: string;

  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'mara@example.org' });
    seller = await signUpMember(app, { email: 'mara@example.org', fullName: 'Mara K' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
    conversationId = await startConversation(buyer.client, seller.id, listing);
  });

  const say = (content: string, offer: unknown, more: Record<string, unknown> = {}) =>
    sendDraft(buyer.client, conversationId, { content, offer, ...more });
  const offers = () =>
    app.db.rows<{ amount: number; status: string; method: string; confidence: string }>(sql`
    select ${usdSql('amount_cents')} as amount, status, method, confidence from messaging.offers
    where conversation_id = ${conversationId} order by created_at`);

  it('makes that offer, whatever else its words name, and asks nothing', async () => {
    const { status, body } = await say(
      'Would you take $108?\nI once paid 300, and could do 250 next week.',
      108,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      offerQuestion: null,
      offerFailed: false,
      message: { offer: { event: 'made', amount: 108 } },
    });
    expect(await offers()).toMatchObject([{ status: 'negotiating', method: 'stated', confidence: 'high' }]);
    expect((await threadOf(seller, conversationId)).offer).toMatchObject({ amount: 108 });
    expect((await threadOf(buyer, conversationId)).question).toBeNull();
  });

  it('needs no number among its words, also over the socket', async () => {
    const tab = await ChatTab.open(app.url, buyer.client.accessToken);
    const answer = await tab.tell('messaging.send', {
      conversationId,
      id: randomUUID(),
      content: 'Picked up today!',
      offer: 99.5,
    });
    tab.close();
    expect(answer.message.offer).toMatchObject({ event: 'made', amount: 99.5 });
  });

  it('is answered by the bot, and accepted like any other', async () => {
    await createBot(seller, listing);
    const { body } = await say('Would you take $60?', 60);
    await app.outbox.delivered();
    const [, answer] = await allMessages(buyer.client, conversationId);
    expect(answer).toMatchObject({ automatic: true, offer: { event: 'countered', amount: 88 } });
    const made = { id: body.message.offer?.id ?? '', conversationId };
    expect((await move(buyer, made, 'accept')).status).toBe(200);
    expect(await offerIn(seller, made)).toMatchObject({ status: 'accepted', counter: 88 });
    await app.outbox.delivered();
    expect((await eventsIn(seller, made)).map(({ event }) => event)).toContain('accepted');
  });

  it('makes one offer however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => say('Would you take $100?', 100, { id })));
    for (const { status, body } of answers)
      expect([status, body.message.offer]).toEqual([201, expect.objectContaining({ amount: 100 })]);
    expect(await offers()).toHaveLength(1);
    expect(await allMessages(seller.client, conversationId)).toHaveLength(1);
  });

  it('takes the place of the offer, and of the question, before it', async () => {
    await say('Would you take $50?', undefined);
    await say('Hmm, 70 or so maybe', undefined);
    expect((await threadOf(buyer, conversationId)).question).toMatchObject({ amount: 70 });
    await say('My last word', 80);
    expect((await offers()).map(({ status }) => status)).toEqual(['withdrawn', 'negotiating']);
    expect((await threadOf(buyer, conversationId)).question).toBeNull();
  });

  it.each([0, -5, 1_000_000, 10.005, '100', null])('refuses the amount %p', async (amount) => {
    expect((await say('Well?', amount)).status).toBe(422);
    expect(await allMessages(buyer.client, conversationId)).toEqual([]);
  });

  it.each(['pending', 'sold'])('is refused about a listing that is %s, and not stored', async (status) => {
    await app.db.rows(sql`update messaging.items set status = ${status} where id = ${listing}`);
    const refused = await say('Would you take $100?', 100);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'messaging.item-not-for-sale' }),
    ]);
    expect(await allMessages(buyer.client, conversationId)).toEqual([]);
  });

  it('is refused where no listing is talked about, to the seller, and between people who blocked', async () => {
    const plain = await startConversation(buyer.client, seller.id);
    const about = { content: 'Would you take $100?', offer: 100 };
    expect((await sendDraft(buyer.client, plain, about)).body).toMatchObject({
      code: 'messaging.item-not-for-sale',
    });
    expect((await sendDraft(seller.client, conversationId, about)).body).toMatchObject({
      code: 'messaging.offer-on-own-item',
    });
    await seller.client.put(`/api/people/${buyer.id}/block`);
    expect((await say(about.content, 100)).body).toMatchObject({ code: 'messaging.cannot-write' });
    expect(await offers()).toEqual([]);
  });
});
