import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { startConversation } from '../../support/world/messaging/chat.js';
import { say } from '../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const confirm = (person: { client: Client }, messageId: unknown) =>
  person.client.post<{ id: string }>('/api/offers', { messageId });

describe('that a message may mean an offer', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
  });

  const ask = async (words: string) => {
    const conversationId = await startConversation(buyer.client, seller.id, listing);
    const { body } = await say(buyer, conversationId, words);
    return { conversationId, messageId: body.message.id, question: body.offerQuestion };
  };

  it('is asked of the buyer, whose yes makes it one, once', async () => {
    const { messageId, question, conversationId } = await ask('I have 45 with me right now');
    expect(question).toBe(45);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(buyer, messageId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { problem } of answers.filter(({ status }) => status !== 201))
      expect(problem).toMatchObject({ status: 409, code: 'messaging.offer-made-already' });
    expect(await offerIn(seller, { conversationId })).toMatchObject({ amount: 45, status: 'negotiating' });
    await app.outbox.delivered();
    const told = (await notifications(seller.client)).items.filter(({ code }) => code === 'offer-made');
    expect(told).toMatchObject([{ params: { name: 'Theo B', amount: 45 } }]);
  });

  it('is for nobody but its sender to say', async () => {
    const { messageId } = await ask('I have 45 with me right now');
    for (const person of [seller, await signUpMember(app), await makeAdmin(app)])
      expect((await confirm(person, messageId)).problem).toMatchObject({
        status: 404,
        code: 'messaging.offer-not-found',
      });
    expect((await confirm({ client: new Client(app.url) }, messageId)).status).toBe(401);
  });

  it.each([
    ['a message without a price', 'Is it still available?', 409, 'messaging.no-offer-in-message'],
    ['a message that is an offer already', 'Would you take $60?', 409, 'messaging.offer-made-already'],
  ])('is refused for %s', async (_, words, status, code) => {
    const { messageId } = await ask(words);
    expect((await confirm(buyer, messageId)).problem).toMatchObject({ status, code });
  });

  it('is refused for a message that does not exist, or no id at all', async () => {
    expect((await confirm(buyer, randomUUID())).status).toBe(404);
    for (const wrong of ['nonsense', 7, null, undefined])
      expect((await confirm(buyer, wrong)).status).toBe(422);
  });

  it('comes too late when the item is no longer for sale', async () => {
    const { messageId } = await ask('I have 45 with me right now');
    const other = await signUpMember(app);
    await app.outbox.delivered();
    await move(seller, await offer(other, seller, listing, '$110'), 'accept');
    await app.outbox.delivered();
    expect((await confirm(buyer, messageId)).problem.code).toBe('messaging.item-not-for-sale');
  });
});
