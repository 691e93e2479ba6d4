import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { Leaving } from '#platform/life/leaving';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { onceCompared } from '../../support/app/once-compared.js';
import { meetDeadlock } from '../../support/world/deadlock.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, makeAdmin, signUpMember } from '../../support/world/people.js';

const close = ({ client }: { client: Client }, secret: unknown) =>
  client.post('/api/profile/deletion', { secret });

describe('Deleting one’s account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
    await app.db.rows(sql`update identity.profiles set role = 'user'`);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const isHere = async ({ id }: { id: string }) =>
    (await app.db.rows(sql`select from identity.profiles where id = ${id}`)).length > 0;

  it('removes it with everything of theirs, ends every session and says goodbye', async () => {
    const member = await signUpMember(app, { fullName: 'Ada Lovelace' });
    const listing = await publish(member.client);
    const { email, password } = member;
    const elsewhere = new Client(app.url);
    const { body } = await elsewhere.post<{ accessToken: string }>('/api/auth/sign-in', { email, password });
    elsewhere.accessToken = body.accessToken;

    const closed = await close(member, password);

    expect([closed.status, closed.body]).toEqual([204, '']);
    expect(await isHere(member)).toBe(false);
    expect((await new Client(app.url).get(`/api/listings/${listing}`)).status).toBe(404);
    expect((await elsewhere.patch('/api/profile', { theme: 'dark' })).problem.code).toBe(
      'platform.session-expired',
    );
    expect(member.client.cookies.has('vybac_refresh')).toBe(false);
    elsewhere.accessToken = undefined;
    expect((await elsewhere.post('/api/auth/refresh')).problem.code).toBe('identity.session-ended');
    const signIn = await new Client(app.url).post('/api/auth/sign-in', { email, password });
    expect(signIn.problem.code).toBe('identity.invalid-credentials');
    const farewells = (await mailsTo(app, email)).filter(({ subject }) => subject.includes('deleted'));
    expect(farewells.map(({ subject, text }) => [subject, text])).toEqual([
      ['Your Vybac account is deleted', expect.stringContaining('Goodbye, Ada Lovelace')],
    ]);
  });

  it('removes it all the same when the database lets another change through', async () => {
    const member = await signUpMember(app);
    meetDeadlock(app, app.nest.get(Leaving), 'forget');
    expect((await close(member, member.password)).status).toBe(204);
    expect(await isHere(member)).toBe(false);
    const farewells = (await mailsTo(app, member.email)).filter(({ subject }) => subject.includes('deleted'));
    expect(farewells).toHaveLength(1);
  });

  it('is refused for a password that has just been changed', async () => {
    const member = await signUpMember(app);
    const elsewhere = new Client(app.url);
    const { email, password } = member;
    const { body } = await elsewhere.post<{ accessToken: string }>('/api/auth/sign-in', { email, password });
    elsewhere.accessToken = body.accessToken;
    onceCompared(app, () =>
      elsewhere.post('/api/profile/password', { currentPassword: password, newPassword: 'another horse' }),
    );
    const { status, problem } = await close(member, password);
    expect([status, problem.issues]).toEqual([422, [{ field: 'secret', code: 'password-wrong' }]]);
    expect(await isHere(member)).toBe(true);
    expect((await elsewhere.post('/api/auth/refresh')).status).toBe(200);
  });

  it('asks a guest for the PIN', async () => {
    const guest = await createGuest(app);
    const wrong = await close(guest, 'AAAAAA');
    expect([wrong.status, wrong.problem.issues]).toEqual([422, [{ field: 'secret', code: 'pin-wrong' }]]);
    expect((await close(guest, guest.pin)).status).toBe(204);
    expect(await isHere(guest)).toBe(false);
  });

  it.each([
    ['wrong', 'password-wrong'],
    ['', 'secret-required'],
    [undefined, 'secret-required'],
    [{ $ne: '' }, 'secret-required'],
    ['x'.repeat(201), 'password-too-long'],
  ])('is refused for the password %p', async (secret, code) => {
    const member = await signUpMember(app);
    const { status, problem } = await close(member, secret);
    expect([status, problem.issues]).toEqual([422, [expect.objectContaining({ field: 'secret', code })]]);
    expect(await isHere(member)).toBe(true);
  });

  it('takes no more than ten wrong passwords, at once or not', async () => {
    const member = await signUpMember(app);
    const tries = await Promise.all(Array.from({ length: 20 }, (_, n) => close(member, `wrong ${n}`)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const { status, problem } = await close(member, member.password);
    expect([status, problem.code]).toEqual([429, 'platform.too-many-attempts']);
    expect(await isHere(member)).toBe(true);
  });

  it('happens once, however often it is asked for, and says goodbye once', async () => {
    const member = await signUpMember(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(member, member.password)));
    const closed = answers.filter(({ status }) => status === 204);
    expect(closed).toHaveLength(1);
    for (const { status, problem } of answers.filter((answer) => !closed.includes(answer)))
      expect([401, 409, 503]).toContain(status === 503 ? problem.status : status);
    expect(await mailsTo(app, member.email)).toHaveLength(1);
  });

  it('is refused to the last administrator', async () => {
    const admin = await makeAdmin(app);
    const { status, problem } = await close(admin, admin.password);
    expect([status, problem.code]).toEqual([409, 'identity.last-administrator']);
    const second = await makeAdmin(app);
    expect((await close(second, second.password)).status).toBe(204);
    expect(await isHere(admin)).toBe(true);
  });

  it('leaves one administrator when all of them want to go at once', async () => {
    const admins = [await makeAdmin(app), await makeAdmin(app), await makeAdmin(app)];
    const answers = await Promise.all(admins.map((admin) => close(admin, admin.password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 409]);
  });
});
