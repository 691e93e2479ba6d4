import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const change = ({ client }: Pick<TestMember, 'client'>, currentPassword: unknown, newPassword: unknown) =>
  client.post('/api/profile/password', { currentPassword, newPassword });

describe('A new password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const signIn = (email: string, password: string, client = new Client(app.url)) =>
    client.post('/api/auth/sign-in', { email, password });

  it('replaces the old one, and ends every session but the one it was given in', async () => {
    const member = await signUpMember(app);
    const elsewhere = new Client(app.url);
    await signIn(member.email, member.password, elsewhere);

    expect((await change(member, member.password, 'another horse')).status).toBe(204);

    expect((await signIn(member.email, member.password)).status).toBe(401);
    expect((await signIn(member.email, 'another horse')).status).toBe(200);
    expect((await elsewhere.post('/api/auth/refresh')).problem.code).toBe('identity.session-ended');
    expect((await member.client.post('/api/auth/refresh')).status).toBe(200);
  });

  it('makes other browsers strangers, and this one known', async () => {
    const member = await signUpMember(app);
    const thief = new Client(app.url);
    await signIn(member.email, member.password, thief);
    await change(member, member.password, 'another horse');
    await Promise.all(Array.from({ length: 10 }, () => signIn(member.email, 'wrong')));
    expect((await signIn(member.email, 'another horse', thief)).status).toBe(429);
    expect((await signIn(member.email, 'another horse', member.client)).status).toBe(200);
  });

  it.each([
    ['wrong', 'another horse', 'currentPassword', 'password-wrong'],
    ['', 'another horse', 'currentPassword', 'password-required'],
    [undefined, 'another horse', 'currentPassword', 'password-required'],
    ['correct horse', '12345', 'newPassword', 'password-too-short'],
    ['correct horse', 'iloveyou', 'newPassword', 'password-common'],
    ['correct horse', 'x'.repeat(201), 'newPassword', 'password-too-long'],
  ])('is refused for %p and %p', async (current, wanted, field, code) => {
    const { status, problem } = await change(await signUpMember(app), current, wanted);
    expect([status, problem.issues]).toEqual([422, [expect.objectContaining({ field, code })]]);
  });

  it('is not the name or the address', async () => {
    const member = await signUpMember(app);
    for (const [wanted, code] of [
      [member.username, 'password-is-username'],
      [member.email, 'password-is-email'],
    ] as const)
      expect((await change(member, member.password, wanted)).problem.issues).toEqual([
        { field: 'newPassword', code },
      ]);
  });

  it('is given after no more than ten wrong guesses at the old one, at once or not', async () => {
    const member = await signUpMember(app);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(member, `wrong ${n}`, 'another horse')),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const { status, problem } = await change(member, member.password, 'another horse');
    expect([status, problem.code]).toEqual([429, 'platform.too-many-attempts']);
    expect((await signIn(member.email, member.password)).status).toBe(200);
  });

  it('is for members', async () => {
    expect((await change({ client: new Client(app.url) }, 'a', 'another horse')).status).toBe(401);
    expect((await change(await createGuest(app), 'a', 'another horse')).status).toBe(403);
  });
});
