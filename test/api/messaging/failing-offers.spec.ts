import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { startConversation } from '../../support/world/messaging/chat.js';
import { messagesOf, threadOf } from '../../support/world/messaging/conversations.js';
import { storeOffer } from '../../support/world/messaging/offers.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('a message whose offer cannot be processed', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversationId: string;

  beforeAll(async () => {
    app = await borrowApp();
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
    conversationId = await startConversation(buyer.client, seller.id, listing);
  });
  afterAll(() => app.stop());

  const send = (content: string, id: string = randomUUID()) =>
    buyer.client.post<{ message: { id: string } }>(`/api/conversations/${conversationId}/messages`, {
      id,
      content,
    });
  const wordsIn = async () => (await messagesOf(seller, conversationId)).map(({ content }) => content);

  it('is stored and delivered without it, and its writer is told; what stood before stands', async () => {
    await send('Would you take $50?');
    const before = (await threadOf(buyer, conversationId)).offer;
    // The message's id is taken by another offer: making this one breaks a constraint, after the earlier gave way.
    const id = randomUUID();
    const other = await storeOffer(app, seller.id, listing);
    await app.db.rows(sql`update messaging.offers set message_id = ${id} where id = ${other}`);

    const { status, body } = await send('Would you take $60?', id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: { id, offer: null }, offerQuestion: null, offerFailed: true });
    expect(await wordsIn()).toContain('Would you take $60?');
    expect((await threadOf(buyer, conversationId)).offer).toEqual(before);
    expect((await send('Would you take $70?')).body).toMatchObject({
      message: { offer: { amount: 70 } },
      offerFailed: false,
    });
  });

  it('is stored when what may be an offer cannot be asked about', async () => {
    await app.db.rows(sql`
      alter table messaging.messages add constraint no_forty_fives check (asked_cents is distinct from 4500)`);
    const { status, body } = await send('I have 45 with me right now');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ offerQuestion: null, offerFailed: true }),
    ]);
    expect(await wordsIn()).toContain('I have 45 with me right now');
    expect((await threadOf(buyer, conversationId)).question).toBeNull();
  });

  it('is stored when the bot cannot be heard', async () => {
    await app.db.rows(sql`
      insert into messaging.bots (id, listing_id, seller_id, minimum_cents, trigger_condition, response_type,
        markup_percent, advanced, status, created_at, updated_at)
      values (${randomUUID()}, ${listing}, ${seller.id}, 8000, 'below_minimum', 'auto_counter', 10,
        '{"keywordReactions": null}', 'active', now(), now())`);
    const { status, body } = await send('Is it still available?');
    expect([status, body]).toEqual([201, expect.objectContaining({ offerFailed: true })]);
    expect(await wordsIn()).toContain('Is it still available?');
  });
});
