import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { sql } from 'kysely';
import { DAY_MS, SECOND_MS } from '#contract/time';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { startSecondInstance } from '../../support/app/second-instance.js';
import { createGuest, signUpMember } from '../../support/world/people.js';

const COOKIE = 'vybac_refresh';

const refresh = (client: Client) => client.post<SessionAnswer>('/api/auth/refresh');

describe('Refreshing a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
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
  /** As if everything about sessions had happened so much earlier. */
  const passed = async (ms: number) => {
    const ago = sql`${ms} * interval '1 ms'`;
    await app.db.rows(sql`update identity.sessions set expires_at = expires_at - ${ago}`);
    await app.db.rows(
      sql`update identity.refresh_tokens set issued_at = issued_at - ${ago}, used_at = used_at - ${ago}`,
    );
  };
  const aged = async () => {
    const { client } = await signUpMember(app);
    return { client, before: holding(client.cookies.get(COOKIE)) };
  };

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

    await passed(60 * SECOND_MS);
    for (const tab of tabs) expect((await refresh(tab)).status).toBe(200);
  });

  it('ends the whole family when a spent token comes back whose successor has been used', async () => {
    const { client, before: thief } = await aged();
    for (let time = 0; time < 2; time++) {
      await passed(11 * SECOND_MS);
      expect((await refresh(client)).status).toBe(200);
    }
    await passed(SECOND_MS);
    expect((await refresh(thief)).problem.code).toBe('identity.session-ended');
    expect((await refresh(client)).status).toBe(401);
  });

  it.each([12 * SECOND_MS, 60 * SECOND_MS, 2 * DAY_MS])(
    'goes on when the answer was lost, %i ms later',
    async (ms) => {
      const { client, before: lost } = await aged();
      await refresh(lost);
      for (let time = 0; time < 2; time++) {
        await passed(ms);
        const again = holding(client.cookies.get(COOKIE));
        expect((await refresh(again)).status).toBe(200);
      }
      expect((await refresh(client)).status).toBe(200);
      await passed(ms);
      expect((await refresh(client)).status).toBe(200);
    },
  );

  it('takes the tabs of a browser that was offline for no thieves', async () => {
    const { client, before } = await aged();
    await refresh(before);
    await passed(60 * SECOND_MS);
    const tabs = Array.from({ length: 4 }, () => holding(client.cookies.get(COOKIE)));
    expect((await Promise.all(tabs.map(refresh))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await passed(60 * SECOND_MS);
    for (const tab of tabs) expect((await refresh(tab)).status).toBe(200);
  });

  it('notices a thief who was quicker with a token whose answer had arrived', async () => {
    const { client, before: thief } = await aged();
    await refresh(client);
    await passed(60 * SECOND_MS);
    expect((await refresh(thief)).status).toBe(200);
    await passed(60 * SECOND_MS);
    expect((await refresh(client)).problem.code).toBe('identity.session-ended');
    expect((await refresh(thief)).status).toBe(401);
  });

  it('lets only one of two win that race: the successor, or the token it was for', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, before } = await aged();
      await refresh(client);
      await passed(60 * SECOND_MS);
      const answers = await Promise.all([refresh(client), refresh(before)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
      for (const holder of [client, before]) expect((await refresh(holder)).status).toBe(401);
    }
  });

  it.each([-5, 5])('does not care that an instance’s clock is %i minutes off', async (minutes) => {
    const there = await startSecondInstance(app);
    app.setTime(new Date(Date.now() + minutes * 60 * SECOND_MS));
    for (const [first, second] of [
      [app.url, there.url],
      [there.url, app.url],
    ] as const) {
      const { client } = await signUpMember(app);
      const [one, other] = [first, second].map((url) => {
        const tab = new Client(url);
        tab.cookies.set(COOKIE, client.cookies.get(COOKIE) ?? '');
        return tab;
      }) as [Client, Client];
      expect([(await refresh(one)).status, (await refresh(other)).status]).toEqual([200, 200]);
      expect((await refresh(one)).status).toBe(200);
    }
    await there.stop();
  });

  it('bears with a token that is over by a clock a little ahead of the one that issued it', async () => {
    const { client, id } = await signUpMember(app);
    const jwt = app.nest.get(JwtService, { strict: false });
    const { exp, iat, ...claims } = jwt.decode<Record<string, unknown>>(client.accessToken ?? '');
    expect([claims.sub, Number(exp) - Number(iat)]).toEqual([id, 900]);
    client.accessToken = jwt.sign(claims, { expiresIn: -40 });
    expect((await client.get('/api/profile')).status).toBe(200);
    client.accessToken = jwt.sign(claims, { expiresIn: -70 });
    expect((await client.get('/api/profile')).problem.code).toBe('platform.session-expired');
  });

  it('leaves the other sessions of the same person alone then', async () => {
    const { client, email, password } = await signUpMember(app);
    const elsewhere = new Client(app.url);
    await elsewhere.post('/api/auth/sign-in', { email, password });
    const thief = holding(client.cookies.get(COOKIE));
    for (let time = 0; time < 2; time++) {
      await refresh(client);
      await passed(11 * SECOND_MS);
    }
    expect((await refresh(thief)).status).toBe(401);

    expect((await refresh(elsewhere)).status).toBe(200);
  });

  it('lasts thirty days after the last use, for members and guests', async () => {
    for (const make of [signUpMember, createGuest]) {
      const { client } = await make(app);
      await passed(29 * DAY_MS);
      expect((await refresh(client)).status).toBe(200);
      await passed(29 * DAY_MS);
      expect((await refresh(client)).status).toBe(200);
      await passed(31 * DAY_MS);
      expect((await refresh(client)).problem.code).toBe('identity.session-ended');
    }
  });

  it('notes that a guest is still there', async () => {
    const { client, id } = await createGuest(app);
    later(10 * DAY_MS);
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
    app = await borrowApp();
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
