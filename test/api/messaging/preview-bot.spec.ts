import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BotPreview } from '../../../src/messaging/bot-insight/bot-insight.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { aBot, advanced, aTrigger, createBot } from '../../support/world/messaging/bots.js';
import { messagesOf } from '../../support/world/messaging/conversations.js';
import { offer } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

describe('the test preview', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    plans.give(seller, 'premium_plus');
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
  });

  const preview = (
    message: string,
    settings: Parameters<typeof aBot>[1] = {},
    person: { client: Client } = seller,
    before: object = {},
  ) =>
    person.client.post<BotPreview>('/api/bot-previews', {
      bot: aBot(listing, settings),
      message,
      ...before,
    });

  it.each([
    [
      'Would you take $60?',
      {},
      {
        detectedOffer: 60,
        confidence: 'medium',
        action: 'counter_offer',
        counter: 88,
        because: 'trigger',
        minimumPrice: 80,
        reply:
          "I appreciate your offer of $60, but I'd need at least $88 for this item. Would that work for you?",
      },
    ],
    [
      '60',
      { responseType: 'notify_only' },
      {
        confidence: 'high',
        action: 'notify_only',
        counter: null,
        reply: "Thank you for your offer of $60! I'll review it and get back to you soon.",
      },
    ],
    ['$100', {}, { action: null, reply: null, because: 'meets-minimum' }],
    [
      '$60',
      { triggerCondition: 'fixed_amount_below', triggerValue: 90 },
      { action: null, because: 'not-triggered' },
    ],
    [
      'I have 60 with me right now',
      {},
      { detectedOffer: 60, confidence: 'low', action: null, because: 'asks-buyer' },
    ],
    [
      'Is it still available?',
      {},
      { detectedOffer: null, confidence: null, action: null, because: 'not-an-offer' },
    ],
    [
      'Do you ship?',
      { advanced: advanced({ keywordReactions: [{ keyword: 'ship', reply: 'Yes.' }] }) },
      { action: 'reply', reply: 'Yes.', because: 'keyword:ship' },
    ],
    [
      '$60',
      {
        advanced: advanced({
          customRules: [{ when: [], response: 'ignore', markupPercent: null, message: null }],
        }),
      },
      { action: null, because: 'custom-rule:1' },
    ],
    ['$60', { status: 'paused' }, { action: 'counter_offer' }],
  ] as const)('of %j with %j', async (message, settings, answer) => {
    const { status, body } = await preview(message, settings);
    expect(status).toBe(200);
    expect(body).toMatchObject(answer);
  });

  const triggers = advanced({
    behaviorTriggers: [
      aTrigger('silent_after_counter', 24, 'message', 'Still interested?'),
      aTrigger('repeat_offers', 3, 'message', 'Third time lucky.'),
    ],
  });

  it.each([
    ['a yes', 'I have 60 with me', { confirmed: true }, { action: 'counter_offer', counter: 88 }],
    ['a repeated offer', '$60', { offerNumber: 3 }, { reply: 'Third time lucky.' }],
    ['another offer', '$60', { offerNumber: 2 }, { because: 'trigger' }],
    [
      'a silence',
      '$60',
      { silentHours: 24 },
      { action: 'reply', reply: 'Still interested?', because: 'behavior:silent_after_counter' },
    ],
    ['a shorter one', '$60', { silentHours: 23 }, { action: null, reply: null, because: 'not-triggered' }],
    ['a price in thousands', '$1,150.50', {}, { detectedOffer: 1150.5, action: null }],
  ])('answers %s', async (_, message, before, answer) => {
    const { status, body } = await preview(message, { advanced: triggers }, seller, before);
    expect(status).toBe(200);
    expect(body).toMatchObject(answer);
  });

  it.each([
    { silentHours: 0 },
    { silentHours: 48 },
    { offerNumber: 0 },
    { offerNumber: 21 },
    { confirmed: 1 },
  ])('refuses %j', async (before) => {
    expect((await preview('$60', {}, seller, before)).status).toBe(422);
  });

  it('says what the bot then does, and stores nothing', async () => {
    const { body } = await preview('Would you take $60?');
    for (const table of ['bots', 'offers', 'bot_interactions'])
      expect(
        await app.db.rows(sql`select from ${sql.table(`messaging.${table}`)} where listing_id = ${listing}`),
      ).toEqual([]);
    await createBot(seller, listing);
    const { conversationId } = await offer(buyer, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    expect((await messagesOf(buyer, conversationId)).at(-1)).toMatchObject({ content: body.reply });
  });

  it('is part of premium plus, and of one’s own listings', async () => {
    plans.give(buyer, 'premium_plus');
    expect((await preview('$60', {}, buyer)).problem).toMatchObject({
      status: 403,
      code: 'messaging.not-your-item',
    });
    plans.give(seller, 'premium');
    expect((await preview('$60')).problem).toMatchObject({
      status: 402,
      code: 'platform.plan-required',
      params: { feature: 'bot-preview', tier: 'premium_plus' },
    });
    plans.give(seller, 'free');
    expect((await preview('$60')).problem).toMatchObject({
      status: 402,
      code: 'platform.plan-required',
      params: { feature: 'bot-preview', tier: 'premium_plus' },
    });
    expect((await preview('$60', {}, { client: new Client(app.url) })).status).toBe(401);
  });

  it('refuses what the bot’s form would refuse, and an empty message', async () => {
    expect((await preview('$60', { minimumPrice: 500 })).problem.issues).toEqual([
      expect.objectContaining({ code: 'minimum-above-price' }),
    ]);
    expect((await preview('   ')).status).toBe(422);
    expect((await preview('x'.repeat(1001))).status).toBe(422);
  });
});
