import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BOT_REPLIES } from '#contract/bots';
import { AnswerOfferOnOfferMade } from '../../../src/messaging/bot-answers/answer-offer.on-offer-made.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { eventually } from '../../support/runner/eventually.js';
import { publish } from '../../support/world/listings.js';
import { createBot } from '../../support/world/messaging/bots.js';
import { messagesOf, threadOf } from '../../support/world/messaging/conversations.js';
import { offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { selling } from '../../support/world/selling.js';

describe('a bot', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
    seller = await signUpMember(app);
    plans.give(seller, 'premium_plus');
  });
  afterAll(() => app.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    buyer = await signUpMember(app);
    listing = await publish(seller.client, { price: 120 });
    await app.outbox.delivered();
  });

  it.each([
    ['a listing without a bot', async () => undefined],
    ['a paused bot', async () => void (await createBot(seller, listing, { status: 'paused' }))],
    [
      'a bot paused later',
      async () => {
        const { id } = await createBot(seller, listing);
        expect((await seller.client.patch(`/api/bots/${id}`, { status: 'paused' })).status).toBe(200);
      },
    ],
    [
      'a bot deleted later',
      async () => {
        const { id } = await createBot(seller, listing);
        expect((await seller.client.delete(`/api/bots/${id}`)).status).toBe(204);
      },
    ],
  ])('keeps silent with %s, and the seller is told of the offer', async (_, prepare) => {
    await prepare();
    const made = await offer(buyer, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    expect(await messagesOf(buyer, made.conversationId)).toHaveLength(1);
    expect(await offerIn(seller, made)).toMatchObject({ status: 'negotiating' });
    const [notice] = (await notifications(seller.client)).items;
    expect(notice).toMatchObject({ code: 'offer-made', params: { amount: 60 } });
  });

  it('keeps silent about what was reserved before it came to answer, and the seller is told of the offer', async () => {
    await createBot(seller, listing);
    const answering = app.nest.get(AnswerOfferOnOfferMade);
    const react = answering.react.bind(answering);
    jest.spyOn(answering, 'react').mockImplementationOnce(async (event) => {
      expect((await selling(seller.client, listing).reserve()).status).toBe(204);
      await eventually(async () => (await threadOf(buyer, made.conversationId)).item?.status === 'pending');
      await react(event);
    });
    const made = await offer(buyer, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    expect(await messagesOf(buyer, made.conversationId)).toHaveLength(1);
    expect(await offerIn(seller, made)).toMatchObject({ status: 'negotiating' });
    const [notice] = (await notifications(seller.client)).items;
    expect(notice).toMatchObject({ code: 'offer-made', params: { amount: 60 } });
  });

  it('no longer answers when its seller’s plan has ended, and answers again with a new one', async () => {
    const other = await signUpMember(app);
    plans.give(other, 'premium');
    const theirs = await publish(other.client, { price: 120 });
    await createBot(other, theirs);
    await app.outbox.delivered();
    plans.give(other, 'free');
    const made = await offer(buyer, other, theirs, '$50');
    await app.outbox.delivered();
    expect(await messagesOf(buyer, made.conversationId)).toHaveLength(1);

    plans.give(other, 'premium');
    await offer(buyer, other, theirs, '$60');
    await app.outbox.delivered();
    expect((await messagesOf(buyer, made.conversationId)).at(-1)).toMatchObject({
      content: BOT_REPLIES.counter('60', '88'),
    });
  });

  it('runs the oldest of more bots than a smaller plan allows', async () => {
    const other = await signUpMember(app);
    plans.give(other, 'premium_plus');
    const theirs = await Promise.all(Array.from({ length: 6 }, () => publish(other.client, { price: 120 })));
    for (const each of theirs) await createBot(other, each);
    await app.outbox.delivered();
    plans.give(other, 'premium');
    const answered: boolean[] = [];
    for (const each of theirs) {
      const made = await offer(buyer, other, each, '$60');
      await app.outbox.delivered();
      answered.push((await messagesOf(buyer, made.conversationId)).length > 1);
    }
    expect(answered).toEqual([true, true, true, true, true, false]);
  });
});
