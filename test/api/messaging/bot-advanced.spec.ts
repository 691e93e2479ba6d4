import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { AdvancedBotSettings, BehaviorTrigger } from '#contract/bots';
import { HOUR_MS, WEEK_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { FollowUpOnBuyerWentSilent } from '../../../src/messaging/bot-answers/follow-up.on-buyer-went-silent.js';
import type { BotPreview } from '../../../src/messaging/bot-insight/bot-insight.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { eventually } from '../../support/runner/eventually.js';
import { storeListing } from '../../support/world/listings.js';
import { aBot, advanced, aTrigger, createBot, interactionsOf } from '../../support/world/messaging/bots.js';
import { startConversation } from '../../support/world/messaging/chat.js';
import { messagesOf, say, threadOf } from '../../support/world/messaging/conversations.js';
import { offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { selling } from '../../support/world/selling.js';

const silence = (then: BehaviorTrigger['then'], message?: string) => ({
  behaviorTriggers: [aTrigger('silent_after_counter', 24, then, message)],
});

describe('the advanced bot', () => {
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
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });
  beforeEach(async () => {
    [seller, buyer] = await Promise.all([
      signUpMember(app, { fullName: 'Mara K' }),
      signUpMember(app, { fullName: 'Theo B' }),
    ]);
    plans.give(seller, 'premium_plus');
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });

  const botWith = (settings: Partial<AdvancedBotSettings>, on = listing) =>
    createBot(seller, on, { advanced: advanced(settings) });
  const lastWords = async (conversationId: string) =>
    (await messagesOf(buyer, conversationId)).findLast(({ automatic }) => automatic)?.content ?? null;
  const answerTo = async (words: string) => {
    const made = await offer(buyer, seller, listing, words);
    await app.outbox.delivered();
    return { ...made, said: await lastWords(made.conversationId) };
  };

  const automatic = async (conversationId: string) =>
    (await messagesOf(buyer, conversationId)).filter((message) => message.automatic);
  const runJob = async () => {
    await app.nest.get(JobRunner).runNow('messaging.follow-up-silent-buyers');
    await app.outbox.delivered();
  };
  const later = (hours: number) => app.setTime(new Date(Date.now() + hours * HOUR_MS));

  describe('rules', () => {
    it('decide before the ordinary trigger, and the history names them', async () => {
      await botWith({
        customRules: [
          {
            when: [{ condition: 'offer_below_percent', value: 30 }],
            response: 'reject',
            markupPercent: null,
            message: 'Please make a serious offer.',
          },
        ],
      });
      const { said, ...made } = await answerTo('$20');
      expect(said).toBe('Please make a serious offer.');
      expect(await offerIn(buyer, made)).toMatchObject({ status: 'declined' });
      expect(await interactionsOf(seller)).toMatchObject([{ action: 'reject', rule: 'custom-rule:1' }]);
      expect((await answerTo('$60')).said).toContain('at least $88');
    });

    it('can treat guests differently, or ignore an offer for good', async () => {
      await botWith({
        customRules: [
          {
            when: [{ condition: 'buyer_is_guest', value: null }],
            response: 'ignore',
            markupPercent: null,
            message: null,
          },
        ],
      });
      const guest = await createGuest(app);
      const made = await offer(guest, seller, listing, '$60');
      await app.outbox.delivered();
      expect(await messagesOf(guest, made.conversationId)).toHaveLength(1);
      const codes = (await notifications(seller.client)).items.map(({ code }) => code);
      expect(codes).toEqual(['chat-message']);
    });

    it('are kept, but not followed, while the plan does not include them', async () => {
      await botWith({ customRules: [{ when: [], response: 'ignore', markupPercent: null, message: null }] });
      expect((await answerTo('$60')).said).toBeNull();
      plans.give(seller, 'premium');
      expect((await answerTo('$61')).said).toContain('at least $88');
    });
  });

  describe('time-based pricing', () => {
    it('lowers the minimum with each full week', async () => {
      await botWith({ timePricing: { percentPerWeek: 10, floorPercent: 50 } });
      app.setTime(new Date(Date.now() + 2 * WEEK_MS + HOUR_MS));
      const { said, ...made } = await answerTo('$50');
      // 80 less 20 %, and 10 % on top.
      expect(said).toContain('at least $70.40');
      expect(await offerIn(buyer, made)).toMatchObject({ counter: 70.4 });
      expect(await interactionsOf(seller)).toMatchObject([{ minimumPrice: 64 }]);
    });

    it.each(['before', 'after'])(
      'goes by when it was first put up, renewed %s somebody wrote',
      async (when) => {
        await app.db.rows(sql`
        update catalog.listings set created_at = now() - interval '31 days' where id = ${listing}`);
        const renew = async () => expect((await selling(seller.client, listing).renew()).status).toBe(204);
        if (when === 'before') await renew();
        await startConversation(buyer.client, seller.id, listing);
        if (when === 'after') await renew();
        const settings = { advanced: advanced({ timePricing: { percentPerWeek: 10, floorPercent: 50 } }) };
        // 80 less 40 %, and 10 % on top, as the preview says.
        const asked = { bot: aBot(listing, settings), message: '$40' };
        const { body } = await seller.client.post<BotPreview>('/api/bot-previews', asked);
        expect(body).toMatchObject({ minimumPrice: 48, counter: 52.8 });
        await createBot(seller, listing, settings);
        const { said: _, ...made } = await answerTo('$40');
        expect(await offerIn(buyer, made)).toMatchObject({ counter: 52.8 });
      },
    );
  });

  describe('keyword reactions', () => {
    const keywordReactions = [{ keyword: 'ship', reply: 'I ship within two days.' }];

    it('answer a question once for each buyer', async () => {
      await botWith({ keywordReactions });
      const conversationId = await startConversation(buyer.client, seller.id, listing);
      await Promise.all(
        ['Do you ship?', 'Hello? Can you SHIP it?'].map((words) => say(buyer, conversationId, words)),
      );
      await app.outbox.delivered();
      await say(buyer, conversationId, 'So you do ship');
      await app.outbox.delivered();
      expect(await automatic(conversationId)).toMatchObject([
        { content: 'I ship within two days.', senderId: seller.id, offer: null },
      ]);
      expect(await interactionsOf(seller)).toMatchObject([
        { action: 'reply', rule: 'keyword:ship', offeredAmount: null, offerStatus: null },
      ]);

      const other = await signUpMember(app);
      const theirs = await startConversation(other.client, seller.id, listing);
      await say(other, theirs, 'ship?');
      await app.outbox.delivered();
      expect(await interactionsOf(seller)).toHaveLength(2);
    });

    it('leave an offer to the bot’s ordinary answer', async () => {
      await botWith({ keywordReactions });
      expect((await answerTo('Would you take $60 and ship it?')).said).toContain('at least $88');
      expect(await interactionsOf(seller)).toHaveLength(1);
    });

    it('do not answer the seller’s own words, or when the plan has ended', async () => {
      await botWith({ keywordReactions });
      const conversationId = await startConversation(buyer.client, seller.id, listing);
      await say(seller, conversationId, 'I could ship');
      plans.give(seller, 'premium');
      await say(buyer, conversationId, 'Do you ship?');
      await app.outbox.delivered();
      expect(await automatic(conversationId)).toEqual([]);
    });
  });

  describe('triggers on a buyer’s behavior', () => {
    it('notice repeated offers', async () => {
      await botWith({
        behaviorTriggers: [
          aTrigger('repeat_offers', 2, 'lower_markup'),
          aTrigger('repeat_offers', 3, 'notify'),
        ],
      });
      expect((await answerTo('$50')).said).toContain('at least $88');
      expect((await answerTo('$55')).said).toContain('at least $84');
      expect((await answerTo('$56')).said).toContain('at least $84');
      const [told] = (await notifications(seller.client)).items.filter(
        ({ code }) => code === 'buyer-behavior',
      );
      expect(told).toMatchObject({ params: { name: 'Theo B', title: 'Walnut lounge chair' } });
    });

    it('follow up once on a counter that went unanswered', async () => {
      await botWith(silence('message', 'Still interested?'));
      const made = await answerTo('$60');
      later(23);
      await runJob();
      expect(await messagesOf(buyer, made.conversationId)).toHaveLength(2);
      later(25);
      await runJob();
      later(30);
      await runJob();
      const [, , followUp, ...rest] = await messagesOf(buyer, made.conversationId);
      expect(rest).toEqual([]);
      expect(followUp).toMatchObject({ content: 'Still interested?', automatic: true, senderId: seller.id });
      expect((await interactionsOf(seller))[0]).toMatchObject({
        action: 'reply',
        rule: 'behavior:silent_after_counter',
      });
      expect(await offerIn(buyer, made)).toMatchObject({ status: 'countered' });
    });

    it('follow up before the counter ends, also where a longer wait was once allowed', async () => {
      await botWith(silence('message', 'Still interested?'));
      await app.db.rows(sql`
        update messaging.bots set advanced = jsonb_set(advanced, '{behaviorTriggers,0,value}', '168')
        where listing_id = ${listing}`);
      const made = await answerTo('$60');
      later(46);
      await runJob();
      expect(await messagesOf(buyer, made.conversationId)).toHaveLength(2);
      later(47.5);
      await runJob();
      expect((await messagesOf(buyer, made.conversationId)).at(-1)).toMatchObject({
        content: 'Still interested?',
      });
    });

    it('ask nobody about what is kept for somebody else, until it is for sale again', async () => {
      await botWith(silence('message', 'Still interested?'));
      const made = await answerTo('$60');
      expect((await selling(seller.client, listing).reserve()).status).toBe(204);
      await app.outbox.delivered();
      later(25);
      await runJob();
      expect(await messagesOf(buyer, made.conversationId)).toHaveLength(2);
      expect((await selling(seller.client, listing).release()).status).toBe(204);
      await app.outbox.delivered();
      await runJob();
      expect(await lastWords(made.conversationId)).toBe('Still interested?');
    });

    it('ask later about what was reserved when they were about to', async () => {
      await botWith(silence('message', 'Still interested?'));
      const made = await answerTo('$60');
      const following = app.nest.get(FollowUpOnBuyerWentSilent);
      const react = following.react.bind(following);
      const followed = jest.spyOn(following, 'react').mockImplementationOnce(async (event) => {
        await selling(seller.client, listing).reserve();
        await eventually(async () => (await threadOf(buyer, made.conversationId)).item?.status === 'pending');
        await react(event);
      });
      later(25);
      await runJob();
      expect(followed).toHaveBeenCalledTimes(1);
      expect(await messagesOf(buyer, made.conversationId)).toHaveLength(2);
      await selling(seller.client, listing).release();
      await app.outbox.delivered();
      await runJob();
      await runJob();
      const [, , followUp, ...rest] = await messagesOf(buyer, made.conversationId);
      expect([followUp?.content, rest]).toEqual(['Still interested?', []]);
    });

    it('tell the seller instead, if they want that', async () => {
      await botWith(silence('notify'));
      await answerTo('$60');
      later(25);
      await runJob();
      const codes = (await notifications(seller.client)).items.map(({ code }) => code);
      expect(codes.filter((code) => code === 'buyer-behavior')).toHaveLength(1);
    });

    it('come down with the next counter', async () => {
      await botWith(silence('lower_markup'));
      await answerTo('$60');
      later(25);
      await runJob();
      expect((await answerTo('$61')).said).toContain('at least $84');
    });

    it('take nobody for silent while the bot does nothing about it, whatever it is told to do later', async () => {
      const { id } = await botWith({});
      await answerTo('$60');
      later(47.5);
      await runJob();
      const told = aBot(listing, { advanced: advanced(silence('lower_markup')) });
      const { status } = await seller.client.put(`/api/bots/${id}`, told);
      expect(status).toBe(200);
      expect((await answerTo('$61')).said).toContain('at least $88');
    });

    it('leave alone who has answered, whose offer is decided, and whom the seller has blocked', async () => {
      await botWith(silence('message', 'Still interested?'));
      const made = await answerTo('$60');
      later(1);
      await say(buyer, made.conversationId, 'Let me think about it');
      later(25);
      await runJob();
      expect(await lastWords(made.conversationId)).not.toBe('Still interested?');

      const again = await answerTo('$65');
      expect((await seller.client.put(`/api/people/${buyer.id}/block`)).status).toBeLessThan(300);
      later(60);
      await runJob();
      expect(await lastWords(again.conversationId)).not.toBe('Still interested?');
    });
  });
});
