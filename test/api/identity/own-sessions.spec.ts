import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { WEEK_MS } from '#contract/time';
import type { OwnSessions } from '../../../src/identity/own-sessions/own-session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const list = async ({ client }: { client: Client }) =>
  (await client.get<OwnSessions>('/api/profile/sessions')).body.items;

describe('Where somebody is signed in', () => {
  let app: TestApp;
  let there: SecondInstance;
  beforeAll(async () => {
    app = await borrowApp();
    there = await startSecondInstance(app);
  });
  afterAll(async () => {
    await there.stop();
    await app.stop();
  });

  const signIn = async ({ email, password }: TestMember, userAgent = FIREFOX) => {
    const client = new Client(app.url);
    const { body } = await client.call<{ accessToken: string }>('POST', '/api/auth/sign-in', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    });
    client.accessToken = body.accessToken;
    return client;
  };

  it('is shown to them, this browser first, in words and without an address', async () => {
    const member = await signUpMember(app);
    await signIn(member);
    const items = await list(member);
    expect(items.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      [null, null, true],
      ['Firefox', 'Linux', false],
    ]);
    for (const { signedInAt, lastUsedAt } of items)
      for (const time of [signedInAt, lastUsedAt])
        expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
    expect(JSON.stringify(items)).not.toContain('127.0.0.1');
  });

  it('names the browser of a guest, too', async () => {
    const client = new Client(app.url);
    const { body } = await client.call<{ accessToken: string }>('POST', '/api/guests', {
      body: {},
      headers: { 'user-agent': FIREFOX },
    });
    client.accessToken = body.accessToken;
    expect(await list({ client })).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', current: true }),
    ]);
  });

  it('keeps when a browser was used last', async () => {
    const member = await signUpMember(app);
    await app.db.rows(sql`
      update identity.sessions set created_at = now() - interval '9 days', expires_at = expires_at - interval '8 days'
      where profile_id = ${member.id}`);
    const [before] = await list(member);
    expect(Date.now() - Date.parse(before?.lastUsedAt ?? '')).toBeGreaterThan(WEEK_MS);
    await member.client.post('/api/auth/refresh');
    const [after] = await list(member);
    expect(Date.now() - Date.parse(after?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(after?.signedInAt).toBe(before?.signedInAt);
  });

  it('is ended one by one: reads, writes and sockets, on every instance', async () => {
    const member = await signUpMember(app);
    const elsewhere = await signIn(member);
    const tab = await ChatTab.open(there.url, elsewhere.accessToken);
    const other = (await list(member)).find(({ current }) => !current);

    expect((await member.client.delete(`/api/profile/sessions/${other?.id}`)).status).toBe(204);

    expect((await elsewhere.patch('/api/profile', { theme: 'dark' })).problem.code).toBe(
      'platform.session-expired',
    );
    expect(await tab.hears('session.ended')).toEqual({ person: member.id });
    tab.close();
    await eventually(async () => (await elsewhere.get('/api/profile')).status === 401);
    expect((await elsewhere.post('/api/auth/refresh')).status).toBe(401);
    expect(await list(member)).toHaveLength(1);
    const again = await member.client.delete(`/api/profile/sessions/${other?.id}`);
    expect([again.status, again.problem.code]).toEqual([404, 'identity.session-not-found']);
  });

  it('is ended everywhere else at once; those browsers are strangers from then on', async () => {
    const member = await signUpMember(app);
    const others = [await signIn(member), await signIn(member)];
    expect((await member.client.delete('/api/profile/sessions')).status).toBe(204);
    for (const client of others) expect((await client.post('/api/auth/refresh')).status).toBe(401);
    expect((await member.client.post('/api/auth/refresh')).status).toBe(200);
    expect(await list(member)).toEqual([expect.objectContaining({ current: true })]);
    const known = await app.db.rows(sql`select from identity.known_devices where profile_id = ${member.id}`);
    expect(known).toHaveLength(1);
  });

  it('is nobody else’s to end or see', async () => {
    const [member, stranger, guest] = [
      await signUpMember(app),
      await signUpMember(app),
      await createGuest(app),
    ];
    const [own] = await list(member);
    for (const { client } of [stranger, guest]) {
      const { status, problem } = await client.delete(`/api/profile/sessions/${own?.id}`);
      expect([status, problem.code]).toEqual([404, 'identity.session-not-found']);
    }
    await stranger.client.delete('/api/profile/sessions');
    expect((await member.client.patch('/api/profile', { theme: 'dark' })).status).toBe(200);
    const nonsense = await member.client.delete('/api/profile/sessions/not-an-id');
    expect(nonsense.status).toBe(404);
  });

  it('lists no more than fifty', async () => {
    const member = await signUpMember(app);
    await app.db.rows(sql`
      insert into identity.sessions (id, profile_id, expires_at)
      select gen_random_uuid(), ${member.id}, now() + interval '31 days' from generate_series(1, 60)`);
    const items = await list(member);
    expect(items).toHaveLength(50);
    expect(items[0]?.current).toBe(true);
  });
});
