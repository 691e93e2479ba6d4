import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import { messagesOf, say, threadOf } from '../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const confirm = (person: { client: Client }, messageId: unknown) =>
  person.client.post<{ id: string }>('/api/offers', { messageId });
const deny = (person: { client: Client }, messageId: unknown) =>
  person.client.post('/api/offers/denied', { messageId });

describe('"Is $N your offer?"', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversationId: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    buyer = await signUpMember(app, { fullName: 'Theo B' });
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
    conversationId = await startConversation(buyer.client, seller.id, listing);
  });

  const ask = async (words = 'I have 45 with me right now') => {
    const { body } = await say(buyer, conversationId, words);
    return body.message.id;
  };
  const questionFor = async (person: { client: Client }) => (await threadOf(person, conversationId)).question;
  const device = () => ChatTab.open(app.url, buyer.client.accessToken);

  it('stands with its message on every device of the buyer, and nobody else sees it', async () => {
    const [phone, laptop, atSeller] = [
      await device(),
      await device(),
      await ChatTab.open(app.url, seller.client.accessToken),
    ];
    const messageId = await ask();
    const question = { messageId, amount: 45 };
    for (const tab of [phone, laptop])
      expect(await tab.hears('messaging.offer-question')).toEqual({ conversationId, question });
    expect(await questionFor(buyer)).toEqual(question);
    expect(await questionFor(seller)).toBeNull();
    await atSeller.hears('messaging.message');
    expect(atSeller.heard('messaging.offer-question')).toEqual([]);
    expect(JSON.stringify(await messagesOf(seller, conversationId))).not.toContain('asked');
  });

  it('is gone from every device once it is answered, and a yes shows the offer to both at once', async () => {
    const tabs = [await device(), await ChatTab.open(app.url, seller.client.accessToken)];
    const messageId = await ask();
    expect((await confirm(buyer, messageId)).status).toBe(201);
    for (const tab of tabs)
      expect(await tab.hears('messaging.message-changed')).toMatchObject({
        conversationId,
        message: { id: messageId, seq: 1, offer: { event: 'made', amount: 45 } },
      });
    await tabs[0]?.hears('messaging.offer-question', ({ question }) => question === null);
    expect(await questionFor(buyer)).toBeNull();
    expect((await messagesOf(seller, conversationId))[0]?.offer).toMatchObject({ event: 'made', amount: 45 });
  });

  it('is denied once; then nothing makes it an offer any more', async () => {
    const laptop = await device();
    const messageId = await ask();
    expect((await deny(buyer, messageId)).status).toBe(204);
    await laptop.hears('messaging.offer-question', ({ question }) => question === null);
    expect(await questionFor(buyer)).toBeNull();
    for (const again of [await deny(buyer, messageId), await confirm(buyer, messageId)])
      expect(again.problem).toMatchObject({ status: 409, code: 'messaging.offer-question-answered' });
    expect((await threadOf(seller, conversationId)).offer).toBeNull();
  });

  it('is answered one way when two devices answer both ways', async () => {
    const messageId = await ask();
    const answers = await Promise.all([deny(buyer, messageId), confirm(buyer, messageId)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect((await threadOf(buyer, conversationId)).offer !== null).toBe(answers[1]?.status === 201);
  });

  it('gives way to a later offer, which its yes does not replace', async () => {
    const laptop = await device();
    const messageId = await ask();
    await say(buyer, conversationId, 'Would you take $80?');
    await app.outbox.delivered();
    await laptop.hears('messaging.offer-question', ({ question }) => question === null);
    expect(await questionFor(buyer)).toBeNull();
    for (const late of [await confirm(buyer, messageId), await deny(buyer, messageId)])
      expect(late.problem).toMatchObject({ status: 409, code: 'messaging.offer-question-replaced' });
    expect(await offerIn(seller, { conversationId })).toMatchObject({ amount: 80, status: 'negotiating' });
  });

  it('gives way to a later question', async () => {
    const first = await ask();
    const second = await ask('I have 50 with me after all');
    expect(await questionFor(buyer)).toEqual({ messageId: second, amount: 50 });
    expect((await confirm(buyer, first)).problem.code).toBe('messaging.offer-question-replaced');
    expect((await confirm(buyer, second)).status).toBe(201);
  });

  it('is asked again of who sends the same message again, but not once it was answered', async () => {
    const id = randomUUID();
    const send = () =>
      buyer.client.post(`/api/conversations/${conversationId}/messages`, { id, content: 'I have 45 on me' });
    expect((await send()).body).toMatchObject({ offerQuestion: 45 });
    expect((await send()).body).toMatchObject({ offerQuestion: 45 });
    await deny(buyer, id);
    expect((await send()).body).toMatchObject({ offerQuestion: null });
  });

  it('is not shown when the item is no longer for sale', async () => {
    const messageId = await ask();
    const other = await signUpMember(app);
    await move(seller, await offer(other, seller, listing, '$110'), 'accept');
    await app.outbox.delivered();
    expect(await questionFor(buyer)).toBeNull();
    expect((await confirm(buyer, messageId)).problem.code).toBe('messaging.item-not-for-sale');
  });

  it('makes no offer between people of whom one has blocked the other', async () => {
    const messageId = await ask();
    await seller.client.put(`/api/people/${buyer.id}/block`);
    expect((await confirm(buyer, messageId)).problem).toMatchObject({
      status: 403,
      code: 'messaging.cannot-write',
    });
    await seller.client.delete(`/api/people/${buyer.id}/block`);
    expect((await confirm(buyer, messageId)).status).toBe(201);
  });

  it('is for nobody but its buyer to deny', async () => {
    const messageId = await ask();
    for (const person of [seller, await signUpMember(app), await makeAdmin(app)])
      expect((await deny(person, messageId)).problem).toMatchObject({
        status: 404,
        code: 'messaging.offer-not-found',
      });
    expect((await deny({ client: new Client(app.url) }, messageId)).status).toBe(401);
    for (const wrong of ['nonsense', 7, null, undefined]) expect((await deny(buyer, wrong)).status).toBe(422);
    expect((await deny(buyer, await ask('Is it still available?'))).problem.code).toBe(
      'messaging.no-offer-in-message',
    );
    expect(await questionFor(buyer)).toEqual({ messageId, amount: 45 });
  });
});
