import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ChatMessageShape } from '#contract/chat';
import { startApp, type TestApp } from '../../support/app/app.js';
import { eventually } from '../../support/runner/eventually.js';
import { allMessages, ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const BUYERS = 12;
const words = (messages: readonly ChatMessageShape[]) => messages.map(({ content }) => content);

/** Messages of the same moment are stored by one statement: nobody may feel what becomes of the others. */
describe('Messages of the same moment', () => {
  let app: TestApp;
  let seller: TestMember;
  let talks: { buyer: TestMember; conversation: string }[];

  beforeAll(async () => {
    // Whose database knows of no deadlocks of others.
    app = await startApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    seller = await signUpMember(app, { fullName: 'Mara K' });
    talks = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = await signUpMember(app);
        return { buyer, conversation: await startConversation(buyer.client, seller.id) };
      }),
    );
    await app.outbox.delivered();
  });

  const nth = (n: number) => talks[n] as (typeof talks)[number];

  it('are all stored once, each numbered in its own conversation', async () => {
    const rounds = ['one', 'two', 'three'];
    const answers = await Promise.all(
      talks.flatMap(({ buyer, conversation }) =>
        rounds.map((content) => sendDraft(buyer.client, conversation, { content })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const { conversation } of talks) {
      const stored = await allMessages(seller.client, conversation);
      expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(words(stored).toSorted()).toEqual(rounds.toSorted());
    }
    const { body } = await seller.client.get('/api/inbox');
    expect(body).toMatchObject({ unreadMessages: BUYERS * rounds.length, unreadNotifications: BUYERS });
  });

  it('are stored also when one of them is refused, sent twice or has another one’s id', async () => {
    const [blocked, twice, thief, victim] = [nth(0), nth(1), nth(2), nth(3)];
    expect((await seller.client.put(`/api/people/${blocked.buyer.id}/block`)).status).toBe(204);
    const [repeated, taken] = [randomUUID(), randomUUID()];
    const send = ({ buyer, conversation }: (typeof talks)[number], id: string = randomUUID()) =>
      sendDraft(buyer.client, conversation, { id, content: 'Hi' });
    const [refused, stranger, first, second, one, other, ...rest] = await Promise.all([
      send(blocked),
      send({ buyer: blocked.buyer, conversation: victim.conversation }),
      send(twice, repeated),
      send(twice, repeated),
      send(thief, taken),
      send(victim, taken),
      ...talks.slice(4).map((talk) => send(talk)),
    ]);
    expect(refused?.problem.code).toBe('messaging.cannot-write');
    expect(stranger?.problem.code).toBe('messaging.conversation-not-found');
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.body.message).toEqual(first?.body.message);
    expect(new Set([one?.status, other?.status])).toEqual(new Set([201, 409]));
    expect(rest.map(({ status }) => status)).toEqual(rest.map(() => 201));
    expect(await allMessages(seller.client, blocked.conversation)).toEqual([]);
    expect(await allMessages(seller.client, twice.conversation)).toHaveLength(1);
  });

  it('do not wait for a conversation that is being changed', async () => {
    const [held, ...others] = talks;
    if (!held) throw new Error('Nobody talks.');
    const em = app.nest.get(MikroORM).em.fork();
    await em.begin();
    await em.execute('select from messaging.conversations where id = ? for update', [held.conversation]);
    const waiting = sendDraft(held.buyer.client, held.conversation, { content: 'Still there?' });
    const answers = await Promise.all(
      others.map(({ buyer, conversation }) => sendDraft(buyer.client, conversation, { content: 'Hi' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await allMessages(seller.client, held.conversation)).toEqual([]);
    await em.rollback();
    expect((await waiting).status).toBe(201);
    expect(words(await allMessages(seller.client, held.conversation))).toEqual(['Still there?']);
  });

  it.each([
    ['to the first', 1],
    ['to the last', -1],
  ])('and what their reader does never wait for each other in a circle (%s)', async (_, direction) => {
    const inOrder = talks.toSorted((a, b) => (a.conversation < b.conversation ? -direction : direction));
    // Rows lie in the order in which they were changed last.
    for (const { buyer, conversation } of inOrder)
      await sendDraft(buyer.client, conversation, { content: 'Hi' });
    const first = inOrder[0];
    if (!first) throw new Error('Nobody talks.');
    const em = app.nest.get(MikroORM).em.fork();
    await em.begin();
    await em.execute(
      'select from messaging.participants where conversation_id = ? and person_id = ? for update',
      [first.conversation, seller.id],
    );
    const tab = await ChatTab.open(app.url, seller.client.accessToken);
    const received = tab.tell('messaging.received', {});
    await eventually(async () => (await waiting()) === 1);
    const answers = Promise.all(
      talks.map(({ buyer, conversation }) => sendDraft(buyer.client, conversation, { content: 'Hello' })),
    );
    await eventually(async () => (await waiting()) === 2);
    await em.rollback();
    expect((await answers).map(({ status }) => status)).toEqual(talks.map(() => 201));
    await received;
    tab.close();
    expect(await deadlocks()).toBe(0);
  });

  /** Statements that wait for a lock. */
  const waiting = async () =>
    (
      await app.db.rows(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    ).length;

  const deadlocks = async () =>
    (
      await app.db.first(sql<{ deadlocks: number }>`
        select pg_stat_clear_snapshot(), deadlocks::int from pg_stat_database where datname = current_database()`)
    )?.deadlocks;
});
