import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { Sessions } from '../../../src/identity/sessions/sessions.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { onceCompared } from '../../support/app/once-compared.js';
import { eventually } from '../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../support/runner/held-up.js';
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
  afterEach(() => {
    jest.restoreAllMocks();
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

  it('keeps out who has just given the old one', async () => {
    const member = await signUpMember(app);
    const thief = new Client(app.url);
    onceCompared(app, () => change(member, member.password, 'another horse'));

    const { status, problem } = await signIn(member.email, member.password, thief);

    expect([status, problem.code]).toEqual([401, 'identity.invalid-credentials']);
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect((await signIn(member.email, 'another horse')).status).toBe(200);
  });

  it('ends the session of who is just being let in with the old one', async () => {
    const member = await signUpMember(app);
    const thief = new Client(app.url);
    const sessions = app.nest.get(Sessions);
    const open = sessions.open.bind(sessions);
    const changed = new Promise<number>((resolve, reject) => {
      jest.spyOn(sessions, 'open').mockImplementationOnce(async (...given) => {
        const opened = await open(...given);
        change(member, member.password, 'another horse').then(({ status }) => resolve(status), reject);
        await eventually(() => isSomebodyWaiting(app));
        return opened;
      });
    });

    expect((await signIn(member.email, member.password, thief)).status).toBe(200);

    expect(await changed).toBe(204);
    expect((await thief.post('/api/auth/refresh')).problem.code).toBe('identity.session-ended');
  });

  it('is given once for an old one', async () => {
    const member = await signUpMember(app);
    onceCompared(app, () => change(member, member.password, 'the first horse'));
    const { status, problem } = await change(member, member.password, 'the second horse');
    expect([status, problem.issues]).toEqual([422, [{ field: 'currentPassword', code: 'password-wrong' }]]);
    expect((await signIn(member.email, 'the first horse')).status).toBe(200);
  });

  it('meets a browser that renews its token without being in its way', async () => {
    const member = await signUpMember(app);
    const elsewhere = Array.from({ length: 5 }, () => new Client(app.url));
    for (const client of elsewhere) await signIn(member.email, member.password, client);
    const [changed, ...refreshed] = await Promise.all([
      change(member, member.password, 'another horse'),
      ...elsewhere.map((client) => client.post('/api/auth/refresh')),
    ]);
    expect(changed.status).toBe(204);
    for (const { status } of refreshed) expect([200, 401]).toContain(status);
    for (const client of elsewhere) expect((await client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('is waited for by a browser that renews its token, which holds nothing that ends with it', async () => {
    const member = await signUpMember(app);
    const changing = app.nest.get(EntityManager).fork();
    await changing.begin();
    const locked = (rows: RawBuilder<unknown>) => sql`select ${rows}`.execute(changing.getKysely());
    await locked(sql`from identity.profiles where id = ${member.id} for update`);
    const renewed = member.client.post('/api/auth/refresh');
    await eventually(() => isSomebodyWaiting(app));
    await locked(sql`from identity.sessions where profile_id = ${member.id} for update nowait`);
    await changing.commit();
    expect((await renewed).status).toBe(200);
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
