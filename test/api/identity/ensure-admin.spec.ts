import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AdminAccounts } from '../../../src/identity/admins/admin-accounts.js';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('The administrator of the settings', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await startApp({ ADMIN_EMAIL: 'The.Boss@Example.org', ADMIN_PASSWORD: 'boss password' });
  });
  afterAll(() => app.stop());

  const signIn = (email: string, password: string) =>
    new Client(app.url).post<SessionAnswer>('/api/auth/sign-in', { email, password });
  const ensure = (email: string, password: string) => app.nest.get(AdminAccounts).ensure(email, password);

  const administrators = async () =>
    (await app.db.rows(sql`select from identity.profiles where role = 'admin'`)).length;
  /** Answers the link that takes it back. */
  const changeAddress = async ({ client, email: old }: TestMember, email: string) => {
    await client.post('/api/profile/email', { email, currentPassword: 'boss password' });
    const [change, back] = [await mailedToken(app, email), await mailedToken(app, old)];
    expect((await client.post('/api/auth/confirm-email-change', { token: change })).status).toBe(200);
    return back;
  };
  /** Made by the settings, and signed in. */
  const boss = async () => {
    const member = await signUpMember(app, { password: 'boss password' });
    await ensure(member.email, 'boss password');
    member.client.accessToken = (await signIn(member.email, 'boss password')).body.accessToken;
    return member;
  };

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

  describe('who has another address since', () => {
    it('is not made again under the old one, and can take it back', async () => {
      const member = await boss();
      const before = await administrators();
      const back = await changeAddress(member, `boss_${++made}@example.net`);
      await ensure(member.email, 'boss password');
      expect(await administrators()).toBe(before);
      const { status } = await new Client(app.url).post('/api/auth/undo-email-change', { token: back });
      expect(status).toBe(200);
      expect((await signIn(member.email, 'boss password')).body.profile.role).toBe('admin');
    });

    it('stays the one, whoever has the old one by then', async () => {
      const member = await boss();
      await changeAddress(member, `boss_${++made}@example.net`);
      const heir = await signUpMember(app, { email: member.email, username: `heir_${made}` });
      await ensure(member.email, 'boss password');
      expect((await signIn(heir.email, heir.password)).body.profile.role).toBe('user');
    });

    it('is not made again though they were made before that was kept', async () => {
      const [gone, still] = [await boss(), await boss()];
      const before = await administrators();
      await app.db.rows(sql`update identity.profiles set made_admin_as = null`);
      await ensure(still.email, 'boss password');
      for (const member of [gone, still]) {
        await changeAddress(member, `boss_${++made}@example.net`);
        await ensure(member.email, 'boss password');
      }
      expect(await administrators()).toBe(before);
    });
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
