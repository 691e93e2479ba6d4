import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app.js';
import { Client } from '../../support/client.js';
import { createGuest, signUpMember } from '../../support/people.js';

const COOKIE = 'vybac_refresh';
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const refresh = (client: Client) => client.post<SessionAnswer>('/api/auth/refresh');

describe('Refreshing a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  /** Another holder of the same cookie: a second tab, or a thief. */
  const holding = (cookie: string | undefined) => {
    const client = new Client(app.url);
    client.cookies.set(COOKIE, cookie ?? '');
    return client;
  };
  const later = (ms: number) => app.setTime(new Date(Date.now() + ms));

  it('gives a new access token and a new cookie each time', async () => {
    const { client, id } = await signUpMember(app);
    const seen = new Set([client.cookies.get(COOKIE)]);
    for (let time = 0; time < 3; time++) {
      const { status, body } = await refresh(client);
      expect([status, body.profile.id]).toEqual([200, id]);
      client.accessToken = body.accessToken;
      expect((await client.get('/api/profile')).status).toBe(200);
      seen.add(client.cookies.get(COOKIE));
    }
    expect(seen.size).toBe(4);
  });

  it('reads the person anew', async () => {
    const { client, id } = await signUpMember(app);
    await app.db.rows(sql`update identity.profiles set role = 'admin' where id = ${id}`);
    expect((await refresh(client)).body.profile.role).toBe('admin');
  });

  it('lets two tabs refresh at once, and both go on', async () => {
    const { client } = await signUpMember(app);
    const tabs = Array.from({ length: 5 }, () => holding(client.cookies.get(COOKIE)));

    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

    later(60 * SECOND);
    for (const tab of tabs) expect((await refresh(tab)).status).toBe(200);
  });

  it('ends the whole family when a spent token comes back after the moment tabs need', async () => {
    const { client } = await signUpMember(app);
    const thief = holding(client.cookies.get(COOKIE));
    expect((await refresh(client)).status).toBe(200);

    later(11 * SECOND);
    expect((await refresh(thief)).problem.code).toBe('identity.session-ended');
    expect((await refresh(client)).status).toBe(401);
  });

  it('leaves the other sessions of the same person alone then', async () => {
    const { client, email, password } = await signUpMember(app);
    const elsewhere = new Client(app.url);
    await elsewhere.post('/api/auth/sign-in', { email, password });
    const thief = holding(client.cookies.get(COOKIE));
    await refresh(client);
    later(11 * SECOND);
    await refresh(thief);

    expect((await refresh(elsewhere)).status).toBe(200);
  });

  it('lasts thirty days after the last use, for members and guests', async () => {
    for (const { client } of [await signUpMember(app), await createGuest(app)]) {
      later(29 * DAY);
      expect((await refresh(client)).status).toBe(200);
      later(58 * DAY);
      expect((await refresh(client)).status).toBe(200);
      later(89 * DAY);
      expect((await refresh(client)).problem.code).toBe('identity.session-ended');
    }
  });

  it('notes that a guest is still there', async () => {
    const { client, id } = await createGuest(app);
    later(10 * DAY);
    await refresh(client);
    const row = await app.db.first(
      sql<{ days: number }>`
        select extract(day from last_accessed - created_at)::int as days from identity.profiles where id = ${id}`,
    );
    expect(row?.days).toBe(10);
  });

  it('refuses who has no cookie or a forged one', async () => {
    for (const client of [new Client(app.url), holding('forged'), holding('x'.repeat(3000))])
      expect(await refresh(client)).toMatchObject({
        status: 401,
        problem: { code: 'identity.session-ended' },
      });
  });
});

describe('Signing out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('ends the session and takes the cookie away', async () => {
    const { client } = await signUpMember(app);
    const cookie = client.cookies.get(COOKIE) ?? '';

    const { status, headers } = await client.post('/api/auth/sign-out');

    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^vybac_refresh=; .*Path=\/api\/auth/);
    client.cookies.set(COOKIE, cookie);
    expect((await client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('knows the session by the access token alone, too', async () => {
    const { client } = await signUpMember(app);
    const cookie = client.cookies.get(COOKIE) ?? '';
    client.cookies.clear();
    expect((await client.post('/api/auth/sign-out')).status).toBe(204);
    client.cookies.set(COOKIE, cookie);
    expect((await client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('is no error for who is not signed in', async () => {
    expect((await new Client(app.url).post('/api/auth/sign-out')).status).toBe(204);
  });
});
