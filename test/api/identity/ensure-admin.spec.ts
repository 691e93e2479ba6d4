import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AdminAccounts } from '../../../src/identity/admins/admin-accounts.js';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { signUpMember } from '../../support/world/people.js';

describe('The administrator of the settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ADMIN_EMAIL: 'The.Boss@Example.org', ADMIN_PASSWORD: 'boss password' });
  });
  afterAll(() => app.stop());

  const signIn = (email: string, password: string) =>
    new Client(app.url).post<SessionAnswer>('/api/auth/sign-in', { email, password });
  const ensure = (email: string, password: string) => app.nest.get(AdminAccounts).ensure(email, password);

  it('can sign in from the start', async () => {
    const { status, body } = await signIn('the.boss@example.org', 'boss password');
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ role: 'admin', kind: 'member', username: 'the_boss' });
  });

  it('may be a member who is promoted; whoever took the address before is locked out', async () => {
    const { email, password, client } = await signUpMember(app, { confirmed: false });
    await ensure(email, 'boss password');
    expect((await signIn(email, 'boss password')).body.profile.role).toBe('admin');
    expect((await signIn(email, password)).status).toBe(401);
    expect((await client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('keeps the password they chose since', async () => {
    const { email } = await signUpMember(app);
    await ensure(email, 'boss password');
    await ensure(email, 'another password');
    expect((await signIn(email, 'boss password')).status).toBe(200);
    expect((await signIn(email, 'another password')).status).toBe(401);
  });

  it('is made once by instances that start together, under a username that is free', async () => {
    await signUpMember(app, { username: 'boss' });
    await Promise.all(Array.from({ length: 4 }, () => ensure('boss@example.net', 'boss password')));
    const rows = await app.db.rows(
      sql<{ username: string }>`select username from identity.profiles where email = 'boss@example.net'`,
    );
    expect(rows).toEqual([{ username: 'boss1' }]);
  });
});
