import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { BuyerLeft } from '../../../src/messaging/offer-endings/buyer-left.js';
import { EndDealOnBuyerLeft } from '../../../src/messaging/offer-endings/end-deal.on-buyer-left.js';
import type { ConversationPage } from '../../../src/messaging/threads/conversation.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { detail, publish } from '../../support/world/listings.js';
import { createBot, interactionsOf } from '../../support/world/messaging/bots.js';
import { converse, messagesOf, say, threadOf } from '../../support/world/messaging/conversations.js';
import { move, offer } from '../../support/world/messaging/offers.js';
import { agreed, shippedOrder } from '../../support/world/monetization/orders.js';
import { notifications } from '../../support/world/notifications.js';
import { leaveForGood, signUpMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

/** Nobody else writes them. */
const WORDS = 'Quillfeather';

describe('Conversations with people who left', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const leave = async (person: { id: string }) => {
    await leaveForGood(app, person);
    await app.outbox.delivered();
  };
  const couple = async () => {
    const people = [await signUpMember(app), await signUpMember(app)] as const;
    await app.outbox.delivered();
    return people;
  };

  it('keep what the other one said, and neither name nor words of who left', async () => {
    const [buyer, seller] = await couple();
    const listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    const conversation = await converse(buyer, seller, 'Would you take $100?', listing);
    await say(seller, conversation, 'Yes, gladly.');

    await leave(buyer);

    const thread = await threadOf(seller, conversation);
    expect(thread.person).toMatchObject({ deleted: true, name: '', username: null, avatar: null });
    expect([thread.mayWrite, thread.offer?.status]).toEqual([false, 'withdrawn']);
    expect(await messagesOf(seller, conversation)).toMatchObject([
      { seq: 1, content: '', removed: true },
      { seq: 2, content: 'Yes, gladly.', removed: false },
    ]);
    expect((await say(seller, conversation, 'Hello?')).problem.code).toBe('messaging.person-has-left');
    const { body } = await seller.client.get<{ items: { code: string }[] }>('/api/notifications');
    expect(body.items.filter(({ code }) => code === 'chat-message')).toEqual([]);
  });

  it('end what a buyer had agreed on: the item is for sale again, and its seller is told', async () => {
    const [buyer, seller] = await couple();
    const deal = await agreed(seller, buyer, { title: 'Oak desk' });
    await app.outbox.delivered();

    await leave(buyer);

    expect((await threadOf(seller, deal.conversationId)).offer?.status).toBe('withdrawn');
    expect((await messagesOf(seller, deal.conversationId)).at(-1)).toMatchObject({
      kind: 'offer',
      offer: { event: 'cancelled' },
    });
    expect((await detail(seller.client, deal.listing)).status).toBe('active');
    const told = (await notifications(seller.client)).items.filter(({ kind }) => kind === 'offer');
    expect(told).toMatchObject([
      { code: 'deal-cancelled', params: { name: '', title: 'Oak desk' }, link: null, read: false },
    ]);
    // Told once more, it takes nothing from who agrees next.
    await move(seller, await offer(await signUpMember(app), seller, deal.listing, '$90'), 'accept');
    const reaction = app.nest.get(EndDealOnBuyerLeft);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(new BuyerLeft(deal.id, deal.listing)));
    expect((await detail(seller.client, deal.listing)).status).toBe('pending');
  });

  it('keep what was sent to a buyer who left from being sold to somebody else', async () => {
    const [buyer, seller] = await couple();
    const order = await shippedOrder(seller, buyer);
    await leave(buyer);
    expect((await threadOf(seller, order.offer.conversationId)).offer?.status).toBe('accepted');
    expect((await detail(seller.client, order.listing)).status).toBe('pending');
  });

  it('leave their words nowhere, whatever they were written into', async () => {
    const [buyer, seller] = await couple();
    const plans = new Plans(app);
    for (const person of [buyer, seller]) plans.give(person, 'premium');
    const [listing, own] = [
      await publish(seller.client, { price: 120 }),
      await publish(buyer.client, { title: WORDS }),
    ];
    await createBot(seller, listing);
    await createBot(buyer, own, { rejectionMessage: WORDS });
    await buyer.client.patch('/api/profile', { fullName: WORDS, bio: WORDS, phone: '413 555 0142' });
    await app.outbox.delivered();
    const conversation = await converse(buyer, seller, `$60 from ${WORDS}`, listing);
    await say(buyer, conversation, `Is ${WORDS} there?`);
    await say(seller, conversation, 'Hello to you.');
    await app.outbox.delivered();
    expect(await interactionsOf(seller)).toMatchObject([{ originalMessage: `$60 from ${WORDS}` }]);

    await leave(buyer);

    expect(await interactionsOf(seller)).toMatchObject([{ originalMessage: '' }]);
    expect(await tablesWith(WORDS)).toEqual([]);
  });

  /** Those with the words in any column. The outbox is swept by itself once everything has reacted. */
  const tablesWith = async (words: string): Promise<string[]> => {
    const tables = await app.db.rows(sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('platform', 'identity', 'catalog', 'messaging', 'community')
        and tablename not like 'outbox%'`);
    expect(tables.length).toBeGreaterThan(20);
    const found = await Promise.all(
      tables.map(({ name }) =>
        app.db.rows(sql<{ name: string }>`
          select ${name} as name from ${sql.raw(name)} line where line::text like ${`%${words}%`} limit 1`),
      ),
    );
    return found.flat().map(({ name }) => name);
  };

  it('end when both have left', async () => {
    const [one, other] = await couple();
    const conversation = await converse(one, other, 'Goodbye!');
    await leave(one);
    expect((await other.client.get<ConversationPage>('/api/conversations')).body.items).toHaveLength(1);
    await leave(other);
    expect(await app.db.rows(sql`select from messaging.conversations where id = ${conversation}`)).toEqual(
      [],
    );
  });
});
