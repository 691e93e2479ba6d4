import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Realtime } from '#platform/realtime/realtime';
import { listingRoom } from '../../../src/catalog/live/listing-room.js';
import { EndSessionsOf } from '../../../src/identity/identity.contract.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';
import { heldUp } from '../../support/runner/held-up.js';
import { joinAs } from '../../support/world/joining.js';
import { ChatTab, sendDraft, startConversation } from '../../support/world/messaging/chat.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';

describe('A session that ends', () => {
  let app: TestApp;
  let there: SecondInstance;
  let friend: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    there = await startSecondInstance(app);
    friend = await signUpMember(app);
  });
  afterAll(async () => {
    await there.stop();
    await app.stop();
  });

  /** Somebody else who holds the access token, on another instance. */
  const thiefOf = ({ client }: { client: Client }) => {
    const thief = new Client(there.url);
    thief.accessToken = client.accessToken;
    return thief;
  };
  const resetPassword = async ({ email }: TestMember) => {
    await new Client(app.url).post('/api/auth/forgot-password', { email });
    const token = await mailedToken(app, email);
    return new Client(app.url).post('/api/auth/reset-password', { token, password: 'a new password' });
  };
  const removeRow = ({ id }: { id: string }) =>
    app.db.rows(sql`delete from identity.profiles where id = ${id}`);

  const member = () => signUpMember(app);
  const guest = () => createGuest(app);
  const WAYS: [string, () => Promise<TestMember | TestGuest>, (person: never) => Promise<unknown>][] = [
    ['signing out', member, ({ client }: TestMember) => client.post('/api/auth/sign-out')],
    ['a new password by mail', member, resetPassword],
    [
      'a spent refresh token that comes back',
      member,
      async ({ client }: TestMember) => {
        const cookies = [...client.cookies];
        for (let time = 0; time < 3; time++) {
          await client.post('/api/auth/refresh');
          await app.db.rows(sql`update identity.refresh_tokens set used_at = used_at - interval '1 hour'`);
        }
        const thief = new Client(app.url);
        for (const [name, value] of cookies) thief.cookies.set(name, value);
        return thief.post('/api/auth/refresh');
      },
    ],
    [
      'being shut out',
      member,
      ({ id }: TestMember) => app.nest.get(CommandBus).execute(new EndSessionsOf(id)),
    ],
    ['the end of the account', member, removeRow],
    [
      'another sign-in on the same browser',
      member,
      async ({ client, email, password }: TestMember) =>
        client.post('/api/auth/sign-in', { email, password }),
    ],
    ['a guest becoming a member', guest, async (person: TestGuest) => joinAs(person, await member())],
    [
      'the deletion of an idle guest',
      guest,
      async ({ id }: TestGuest) => {
        await app.db.rows(
          sql`update identity.profiles set last_accessed = now() - interval '40 days' where id = ${id}`,
        );
        await app.nest.get(JobRunner).runNow('identity.delete-idle-guests');
      },
    ],
  ];

  it.each(WAYS)('by %s writes and reads no more, nowhere', async (_, make, end) => {
    const person = await make();
    await app.outbox.delivered();
    const conversation = await startConversation(person.client, friend.id);
    const thief = thiefOf(person);
    const tabs = await Promise.all(
      [app.url, there.url].map((url) => ChatTab.open(url, person.client.accessToken)),
    );
    for (const tab of tabs) await tab.send(conversation, 'Hello');

    await end(person as never);

    // What writes is refused from the first moment, whatever this instance has heard.
    const refusals = [
      await thief.patch('/api/profile', { theme: 'dark' }),
      await sendDraft(thief, conversation, { content: 'Still here' }),
    ];
    for (const { status, problem } of refusals)
      expect([status, problem.code]).toEqual([401, 'platform.session-expired']);
    for (const tab of tabs) {
      expect(await tab.ask('messaging.send', draftFor(conversation))).toHaveProperty('problem.status', 401);
      expect(await tab.hears('session.ended')).toEqual({ person: person.id });
    }
    await eventually(async () => (await thief.get('/api/profile')).status === 401);
    await expect(ChatTab.open(there.url, thief.accessToken)).rejects.toThrow('platform.session-expired');

    // What is sent to the person does not arrive; what anybody may follow, told after it, does.
    const realtime = app.nest.get(Realtime);
    for (const tab of tabs) {
      tab.forget();
      await tab.tell('catalog.watch-listing', { id: conversation });
    }
    realtime.toPerson(person.id, 'messaging.conversation-changed', { conversationId: conversation });
    realtime.toRoom(listingRoom(conversation), 'catalog.listing-changed', { id: conversation });
    for (const tab of tabs) {
      await tab.hears('catalog.listing-changed');
      expect(tab.names).toEqual(['catalog.listing-changed']);
      tab.close();
    }
  });

  it.each<[string, (person: TestGuest) => Promise<{ status: number }>]>([
    ['becomes a member', async (person) => joinAs(person, await member())],
    ['deletes the account', ({ client, pin }) => client.post('/api/profile/deletion', { secret: pin })],
  ])('waits for no refresh that waits for it, when a guest %s', async (_, end) => {
    const person = await guest();
    const [{ status }, free] = await heldUp(
      app,
      sql`from identity.profiles where id = ${person.id}`,
      () => end(person),
      // A refresh locks the person, and then the session.
      () =>
        app.db.rows(
          sql`select from identity.sessions where profile_id = ${person.id} for update skip locked`,
        ),
    );
    expect([status < 300, free.length]).toEqual([true, 1]);
  });

  it('leaves the other sessions of the person alone, unless all of them were to end', async () => {
    const { client, email, password } = await member();
    const elsewhere = new Client(app.url);
    const { body } = await elsewhere.post<{ accessToken: string }>('/api/auth/sign-in', { email, password });
    elsewhere.accessToken = body.accessToken;
    await client.post('/api/auth/sign-out');
    expect((await elsewhere.patch('/api/profile', { theme: 'dark' })).status).toBe(200);
  });

  it('is known to an instance that starts afterwards', async () => {
    const { client } = await member();
    await client.post('/api/auth/sign-out');
    const late = await startSecondInstance(app);
    const thief = new Client(late.url);
    thief.accessToken = client.accessToken;
    expect((await thief.get('/api/profile')).problem.code).toBe('platform.session-expired');
    await late.stop();
  });

  it('is heard of after the connection it is told over was lost', async () => {
    const { client, id } = await member();
    const tab = await ChatTab.open(there.url, client.accessToken);
    await app.db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vybac-channels' and datname = current_database()`);
    await client.post('/api/auth/sign-out');
    expect(await tab.hears('session.ended')).toEqual({ person: id });
    tab.close();
  });

  it('is forgotten once no access token can be about any more', async () => {
    const known = async () =>
      (await app.db.first(sql<{ count: number }>`select count(*)::int as count from platform.ended_sessions`))
        ?.count ?? 0;
    const before = await known();
    expect(before).toBeGreaterThan(0);
    await app.nest.get(JobRunner).runNow('platform.forget-ended-sessions');
    expect(await known()).toBe(before);
    await app.db.rows(
      sql`update platform.ended_sessions set ended_at = now() - ${HOUR_MS + 1} * interval '1 ms'`,
    );
    await app.nest.get(JobRunner).runNow('platform.forget-ended-sessions');
    expect(await known()).toBe(0);
  });
});

const draftFor = (conversationId: string) => ({
  conversationId,
  id: crypto.randomUUID(),
  content: 'Still here',
});
