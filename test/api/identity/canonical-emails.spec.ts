import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Client as Postgres } from 'pg';
import { migrate } from '#platform/persistence/migrate';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { createTestDatabase } from '../../support/runner/test-database.js';
import { signUpMember } from '../../support/world/people.js';

const WAYS_TO_WRITE = [
  'an\u200bn@example.org',
  'ann@EXAMPLE.org.',
  '\ufeffANN@example.org',
  '\uff41nn@example\u3002org',
];

describe('One person has one address, however it is written', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      FULL_ACCESS_EMAILS: 'Rich@B\u00fccher.example',
      ADMIN_EMAIL: 'Boss\u200b@B\u00fccher.example.',
      ADMIN_PASSWORD: 'boss password',
    });
    await signUpMember(app, { username: 'ann', email: 'ann@example.org' });
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const post = <T>(path: string, body: unknown) => new Client(app.url).post<T>(path, body);

  it.each(WAYS_TO_WRITE)('signs in as %j', async (email) => {
    const { status } = await post('/api/auth/sign-in', { email, password: 'correct horse' });
    expect(status).toBe(200);
  });

  it.each(WAYS_TO_WRITE)('has no second account as %j', async (email) => {
    const form = { username: 'second', email, password: 'correct horse', acceptTerms: true };
    expect((await post('/api/auth/sign-up', form)).problem.code).toBe('identity.email-registered');
  });

  it.each(WAYS_TO_WRITE)('is guessed at as one, also as %j', async (email) => {
    for (let n = 0; n < 10; n++)
      await post('/api/auth/sign-in', { email: n % 2 ? email : 'ann@example.org', password: 'wrong' });
    expect((await post('/api/auth/sign-in', { email, password: 'correct horse' })).status).toBe(429);
  });

  it('is stored so, and mailed so', async () => {
    const form = {
      username: 'reader',
      email: 'Reader@b\u00fccher.example',
      password: 'correct horse',
      acceptTerms: true,
    };
    expect((await post('/api/auth/sign-up', form)).body).toEqual({ email: 'reader@xn--bcher-kva.example' });
    await post('/api/auth/forgot-password', { email: ' READER\u200b@bu\u0308cher.example' });
    expect(await mailsTo(app, 'reader@xn--bcher-kva.example')).toHaveLength(2);
    expect(await mailedToken(app, 'reader@xn--bcher-kva.example')).toBeTruthy();
  });

  it('is what the settings of the operator mean', async () => {
    const rich = await signUpMember(app, { email: 'rich@xn--bcher-kva.example' });
    expect(rich.profile.entitlements).toContain('offer-bots');
    const boss = { email: 'boss@b\u00fccher.example', password: 'boss password' };
    expect((await post<SessionAnswer>('/api/auth/sign-in', boss)).body.profile.role).toBe('admin');
  });
});

describe('Addresses from before', () => {
  it('become canonical, and two of one person stay apart', async () => {
    const database = await createTestDatabase();
    const server = new Postgres({ connectionString: database.url });
    await server.connect();
    try {
      await server.query(`
        insert into identity.profiles (id, kind, username, email, password_hash, email_confirmed_at, created_at)
        select gen_random_uuid(), 'member', name, email, 'x', confirmed::timestamptz, created::timestamptz
        from (values
          ('idn', 'ann@b\u00fccher.example', null, '2026-01-01'),
          ('plain', 'bob@example.org', null, '2026-01-02'),
          ('twin', E'b\u200bob@example.org', '2026-01-01', '2026-01-01'),
          ('early', E'c\u200bid@example.org', null, '2026-01-01'),
          ('confirmed', E'cid\u200b@example.org', '2026-01-02', '2026-01-02')
        ) as person (name, email, confirmed, created)`);
      await server.query(`delete from platform.migrations where name like '%anonical%mails%'`);
      expect(await migrate(database.url)).toHaveLength(1);
      const { rows } = await server.query<{ username: string; email: string }>(
        'select username, email from identity.profiles',
      );
      expect(Object.fromEntries(rows.map(({ username, email }) => [username, email]))).toEqual({
        idn: 'ann@xn--bcher-kva.example',
        plain: 'bob@example.org',
        twin: 'b\u200bob@example.org',
        early: 'c\u200bid@example.org',
        confirmed: 'cid@example.org',
      });
    } finally {
      await server.end();
      await database.drop();
    }
  });
});
