import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Profile } from '../../../src/identity/profiles/profile.entity.js';
import type { ConversationPage } from '../../../src/messaging/conversations/conversation.dto.js';
import { startApp, type TestApp } from '../../support/app.js';
import { converse, messagesOf, say, threadOf } from '../../support/conversations.js';
import { publish } from '../../support/listings.js';
import { signUpMember } from '../../support/people.js';

describe('Conversations with people who left', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const leave = async ({ id }: { id: string }) => {
    await app.nest.get(EntityManager).transactional(async (em) => {
      const profile = await em.findOneOrFail(Profile, id);
      profile.leave();
      em.remove(profile);
    });
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
