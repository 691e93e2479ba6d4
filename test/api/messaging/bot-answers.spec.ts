import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { BOT_REPLIES } from '#contract/bots';
import { PostMessage } from '../../../src/messaging/sending/post-message.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { eventually } from '../../support/runner/eventually.js';
import { storeListing } from '../../support/world/listings.js';
import { aBot, createBot, interactionsOf } from '../../support/world/messaging/bots.js';
import { ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import { messagesOf, say } from '../../support/world/messaging/conversations.js';
import { eventsIn, offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';

const COUNTER =
  "I appreciate your offer of $60, but I'd need at least $88 for this item. Would that work for you?";

const countOffers = (listingId: string) => sql<{ status: string; count: number }>`
  select status, count(*)::int as count from messaging.offers where listing_id = ${listingId} group by 1 order by 1`;

describe('a bot', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'mara@example.org' });
    seller = await signUpMember(app, { email: 'mara@example.org', fullName: 'Mara K' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });

  it('answers “Would you take $60?” in the open conversation, to the letter and labelled as automatic', async () => {
    await createBot(seller, listing);
    const [atBuyer, atSeller] = [
      await ChatTab.open(app.url, buyer.client.accessToken),
      await ChatTab.open(app.url, seller.client.accessToken),
    ];
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    const asked = await atBuyer.send(conversationId, 'Would you take $60?');
    expect(asked.offer).toMatchObject({ event: 'made', amount: 60 });

    const { message } = await atBuyer.hears('messaging.message', (heard) => heard.message.automatic);
    expect(message).toMatchObject({
      senderId: seller.id,
      kind: 'text',
      content: COUNTER,
      offer: { id: asked.offer?.id, event: 'countered', amount: 88 },
      seq: 2,
    });
    const countered = {
      status: 'countered',
      amount: 60,
      counter: 88,
      sellerId: seller.id,
      buyerId: buyer.id,
    };
    await atBuyer.hears('messaging.offer', (told) => told.status === 'countered');
    expect(await atSeller.hears('messaging.offer', (told) => told.status === 'countered')).toMatchObject(
      countered,
    );
    expect(await offerIn(buyer, { conversationId })).toMatchObject(countered);

    const [notice] = (await notifications(seller.client)).items.filter(({ kind }) => kind === 'offer');
    expect(notice).toMatchObject({
      code: 'offer-answered',
      params: { name: 'Theo B', amount: 60, title: 'Walnut lounge chair' },
      link: `/chat/${buyer.id}?listing=${listing}`,
    });
    atBuyer.close();
    atSeller.close();
  });

  it('keeps a history of what it did and why', async () => {
    const bot = await createBot(seller, listing);
    await offer(buyer, seller, listing, 'I can pay $49.50 for it');
    await app.outbox.delivered();
    const [did, ...others] = await interactionsOf(seller, `?listingId=${listing}`);
    expect(others).toEqual([]);
    expect(did).toMatchObject({
      botId: bot.id,
      item: { id: listing, title: 'Walnut lounge chair' },
      buyer: { id: buyer.id, name: 'Theo B' },
      action: 'counter_offer',
      offeredAmount: 49.5,
      responseAmount: 88,
      originalMessage: 'I can pay $49.50 for it',
      detectionConfidence: 'medium',
      detectionMethod: 'phrase',
      minimumPrice: 80,
      rule: null,
      offerStatus: 'countered',
    });
    expect(await interactionsOf(seller, `?botId=${bot.id}`)).toEqual([did]);
    expect(await interactionsOf(buyer)).toEqual([]);
  });

  it.each([
    [
      'auto_reject',
      {},
      'declined',
      "Thank you for your offer of $60, but I'm not able to accept offers below my minimum price for this item.",
    ],
    ['auto_reject', { rejectionMessage: 'Not for that, sorry.' }, 'declined', 'Not for that, sorry.'],
    [
      'notify_only',
      {},
      'negotiating',
      "Thank you for your offer of $60! I'll review it and get back to you soon.",
    ],
  ] as const)(
    'set to %s with %j leaves the offer %s and says so',
    async (responseType, more, status, words) => {
      await createBot(seller, listing, { responseType, ...more });
      const made = await offer(buyer, seller, listing, '60');
      await app.outbox.delivered();
      const [, answer, ...rest] = await messagesOf(buyer, made.conversationId);
      expect(rest).toEqual([]);
      expect(answer).toMatchObject({ content: words, automatic: true, kind: 'text' });
      expect(await offerIn(buyer, made)).toMatchObject({ status, counter: null });
      expect(await eventsIn(buyer, made)).toHaveLength(status === 'declined' ? 2 : 1);
    },
  );

  it('leaves an offer that meets the minimum to the seller, who may accept it with one tap', async () => {
    await createBot(seller, listing);
    const made = await offer(buyer, seller, listing, 'How about $80?');
    await app.outbox.delivered();
    expect(await messagesOf(buyer, made.conversationId)).toHaveLength(1);
    expect(await offerIn(seller, made)).toMatchObject({ status: 'negotiating' });
    expect(await interactionsOf(seller, `?listingId=${listing}`)).toEqual([]);
    const [notice] = (await notifications(seller.client)).items;
    expect(notice).toMatchObject({ code: 'offer-acceptable', params: { amount: 80 } });
  });

  it('never asks more of a buyer than before, also after the seller has raised the minimum', async () => {
    const bot = await createBot(seller, listing);
    const made = await offer(buyer, seller, listing, '$50');
    await app.outbox.delivered();
    const { listingId: _, ...settings } = aBot(listing, { minimumPrice: 110 });
    expect((await seller.client.put(`/api/bots/${bot.id}`, settings)).status).toBe(200);
    await offer(buyer, seller, listing, '$70');
    await app.outbox.delivered();
    expect(await offerIn(buyer, made)).toMatchObject({ amount: 70, counter: 88, status: 'countered' });

    const other = await signUpMember(app);
    await app.outbox.delivered();
    const fresh = await offer(other, seller, listing, '$70');
    await app.outbox.delivered();
    expect(await offerIn(other, fresh)).toMatchObject({ counter: 120 });
  });

  it('fails without a trace in the thread, and answers once when it is tried again', async () => {
    await createBot(seller, listing);
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    jest.spyOn(app.nest.get(PostMessage), 'post').mockRejectedValueOnce(new Error('out of words'));
    Logger.overrideLogger(false);
    const sent = await say(buyer, conversationId, 'Would you take $60?');
    expect(sent.status).toBe(201);
    await eventually(() => messagesOf(seller, conversationId).then(({ length }) => length === 1));
    await app.outbox.delivered();
    const [, answer, ...rest] = await messagesOf(buyer, conversationId);
    expect(rest).toEqual([]);
    expect(answer).toMatchObject({ content: COUNTER });
    expect(await interactionsOf(seller, `?listingId=${listing}`)).toHaveLength(1);
  });

  it('answers a guest as well', async () => {
    await createBot(seller, listing);
    const guest: TestGuest = await createGuest(app);
    const made = await offer(guest, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    expect((await messagesOf(guest, made.conversationId)).at(-1)).toMatchObject({ content: COUNTER });
  });

  it('answers each of ten offers in a row with one open at a time', async () => {
    await createBot(seller, listing);
    const made = await offer(buyer, seller, listing, '$20');
    for (let amount = 21; amount < 30; amount++) await say(buyer, made.conversationId, `$${amount}`);
    await app.outbox.delivered();
    const open = await app.db.rows(countOffers(listing));
    expect(open).toEqual([
      { status: 'countered', count: 1 },
      { status: 'withdrawn', count: 9 },
    ]);
    expect(await offerIn(buyer, made)).toMatchObject({ amount: 29, counter: 88 });
  });

  it('asks first when it is not sure, and acts on yes', async () => {
    await createBot(seller, listing);
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    const { body } = await say(buyer, conversationId, 'I have 60 with me right now');
    expect(body).toMatchObject({ offerQuestion: 60, message: { offer: null } });
    await app.outbox.delivered();
    expect(await messagesOf(buyer, conversationId)).toHaveLength(1);

    const yes = await buyer.client.post('/api/offers', { messageId: body.message.id });
    expect([yes.status, yes.body]).toEqual([
      201,
      expect.objectContaining({ amount: 60, status: 'negotiating', conversationId }),
    ]);
    await app.outbox.delivered();
    const [asked, answer] = await messagesOf(buyer, conversationId);
    expect(asked?.offer).toMatchObject({ event: 'made', amount: 60 });
    expect(answer).toMatchObject({ content: BOT_REPLIES.counter('60', '88'), automatic: true });
    const [did] = await interactionsOf(seller, `?listingId=${listing}`);
    expect(did).toMatchObject({ detectionConfidence: 'low', offeredAmount: 60 });
  });

  it('does not take the seller’s own numbers for offers', async () => {
    await createBot(seller, listing);
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    await say(buyer, conversationId, 'What is your lowest?');
    for (const words of ['60', 'I would take $70', 'My offer is $65'])
      expect((await say(seller, conversationId, words)).body).toMatchObject({
        offerQuestion: null,
        message: { offer: null },
      });
    await app.outbox.delivered();
    expect((await messagesOf(buyer, conversationId)).filter(({ automatic }) => automatic)).toEqual([]);
  });
});
