import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ConversationPage } from '../../../src/messaging/threads/conversation.dto.js';
import { startApp, type TestApp } from '../../support/app.js';
import { createBot, interactionsOf } from '../../support/bots.js';
import { converse, messagesOf, say, threadOf } from '../../support/conversations.js';
import { photo } from '../../support/images.js';
import { publish } from '../../support/listings.js';
import { leaveForGood, signUpMember } from '../../support/people.js';
import { Plans } from '../../support/plans.js';
import { uploadImage } from '../../support/uploads.js';

/** Nobody else writes them. */
const WORDS = 'Quillfeather';

describe('Conversations with people who left', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
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

    const { person, mayWrite, offer } = await threadOf(seller, conversation);
    expect(person).toMatchObject({ deleted: true, name: '', username: null, avatar: null });
    expect([mayWrite, offer?.status]).toEqual([false, 'withdrawn']);
    expect(await messagesOf(seller, conversation)).toMatchObject([
      { seq: 1, content: '', removed: true },
      { seq: 2, content: 'Yes, gladly.', removed: false },
    ]);
    expect((await say(seller, conversation, 'Hello?')).problem.code).toBe('messaging.person-has-left');
    const { body } = await seller.client.get<{ items: { code: string }[] }>('/api/notifications');
    expect(body.items.filter(({ code }) => code === 'chat-message')).toEqual([]);
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

  it('keep the pictures that were reported, and no others', async () => {
    const [sender, reporter] = await couple();
    const conversation = await converse(sender, reporter, 'Look at these.');
    const send = async () => {
      const { id } = await uploadImage(sender.client, await photo().jpeg().toBuffer());
      const message = { id: randomUUID(), content: '', imageIds: [id] };
      const { status } = await sender.client.post(`/api/conversations/${conversation}/messages`, message);
      expect(status).toBe(201);
      return id;
    };
    const reported = await send();
    const report = await reporter.client.post(`/api/conversations/${conversation}/report`, {
      reason: 'scam',
    });
    expect(report.status).toBe(204);
    const later = await send();

    await leave(sender);

    const kept = await app.db.rows(sql<{ id: string }>`
      select id from platform.media
      where id = any(${[reported, later]}::uuid[]) and attached_to is not null`);
    expect(kept).toEqual([{ id: reported }]);
  });

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
