import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { AdminAccounts } from '../../../src/identity/admins/admin-accounts.js';
import { EmailChangeMail } from '../../../src/identity/credentials/email-change-mail.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { onceCompared } from '../../support/app/once-compared.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const change = ({ client }: Pick<TestMember, 'client'>, email: unknown, currentPassword = 'correct horse') =>
  client.post('/api/profile/email', { email, currentPassword });

const changePassword = ({ client }: TestMember) =>
  client.post('/api/profile/password', { currentPassword: 'correct horse', newPassword: 'another horse' });

describe('A new address', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterEach(() => {
    app.setTime(new Date());
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const newAddress = () => `moved_${++made}@example.org`;
  const confirm = (token: string) =>
    new Client(app.url).post<{ email: string }>('/api/auth/confirm-email-change', { token });
  const undo = (token: string, client = new Client(app.url)) =>
    client.post<{ email: string }>('/api/auth/undo-email-change', { token });
  const signIn = (email: string, password = 'correct horse') =>
    new Client(app.url).post('/api/auth/sign-in', { email, password });

  it("is the member's once its link was opened, and not before", async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    expect((await change(member, ` ${email.toUpperCase()}`)).status).toBe(202);
    const token = await mailedToken(app, email);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(200);

    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } });

    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(member.email)).status).toBe(401);
    expect((await member.client.get<{ email: string }>('/api/profile')).body.email).toBe(email);
    expect((await confirm(token)).problem.code).toBe('identity.link-no-longer-valid');
  });

  it('is told to the old one, where it can be called off', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    const [notice] = await mailsTo(app, member.email);
    expect(notice?.subject).toBe('Your email for Vybac is about to change');
    expect(notice?.text).toContain(email);

    const stays = await undo(await mailedToken(app, member.email));

    expect([stays.status, stays.body]).toEqual([200, { email: member.email }]);
    expect((await confirm(await mailedToken(app, email))).status).toBe(422);
    expect((await member.client.post('/api/auth/refresh')).problem.code).toBe('platform.session-expired');
  });

  it('is taken back by the old one for a week, whatever has been changed since', async () => {
    const member = await signUpMember(app);
    const [first, second] = [newAddress(), newAddress()];
    await change(member, first);
    const back = await mailedToken(app, member.email);
    await confirm(await mailedToken(app, first));
    await change(member, second);
    await confirm(await mailedToken(app, second));
    app.setTime(new Date(Date.now() + 6.9 * DAY_MS));

    expect((await undo(back)).body).toEqual({ email: member.email });

    expect((await signIn(second)).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(200);
    expect((await undo(back)).status).toBe(422);
    expect((await undo(await mailedToken(app, first))).status).toBe(422);
  });

  it('works for a day, its undoing for a week', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    const [token, back] = [await mailedToken(app, email), await mailedToken(app, member.email)];
    app.setTime(new Date(Date.now() + 25 * HOUR_MS));
    expect((await confirm(token)).status).toBe(422);
    app.setTime(new Date(Date.now() + 7.1 * DAY_MS));
    expect((await undo(back)).status).toBe(422);
    await app.nest.get(JobRunner).runNow('identity.forget-email-changes');
    expect(
      await app.db.rows(sql`select from identity.email_changes where profile_id = ${member.id}`),
    ).toEqual([]);
  });

  it('that somebody has is answered the same, and only its owner is told', async () => {
    const member = await signUpMember(app);
    const owner = await signUpMember(app);
    const { status, body } = await change(member, owner.email);
    expect([status, body]).toEqual([202, '']);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('This email already has a Vybac account');
    expect(mail?.text).not.toMatch(/token=/);
    expect(mail?.text).not.toContain(member.username);
  });

  it('that somebody took meanwhile stays theirs', async () => {
    const [one, other] = [await signUpMember(app), await signUpMember(app)];
    const email = newAddress();
    await change(one, email);
    const tokens = [await mailedToken(app, email)];
    await change(other, email);
    tokens.push(await mailedToken(app, email));
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('ends links that were mailed to the old one', async () => {
    const member = await signUpMember(app);
    await new Client(app.url).post('/api/auth/forgot-password', { email: member.email });
    const token = await mailedToken(app, member.email);
    const email = newAddress();
    await change(member, email);
    await confirm(await mailedToken(app, email));
    const reset = { token, password: 'another horse', acceptTerms: true };
    expect((await new Client(app.url).post('/api/auth/reset-password', reset)).status).toBe(422);
  });

  it('replaces one that was asked for before', async () => {
    const member = await signUpMember(app);
    const [first, second] = [newAddress(), newAddress()];
    await change(member, first);
    const token = await mailedToken(app, first);
    await change(member, second);
    expect((await confirm(token)).status).toBe(422);
    expect((await confirm(await mailedToken(app, second))).body).toEqual({ email: second });
  });

  const resetPassword = async ({ email }: TestMember, password: string) => {
    await new Client(app.url).post('/api/auth/forgot-password', { email });
    const token = await mailedToken(app, email);
    return new Client(app.url).post('/api/auth/reset-password', { token, password });
  };
  const promote = ({ email }: TestMember) => app.nest.get(AdminAccounts).ensure(email, 'boss password');

  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ['a new password', changePassword],
    ['a new password by mail', (member) => resetPassword(member, 'another horse')],
    ['the end of all other sessions', ({ client }) => client.delete('/api/profile/sessions')],
    ['the promotion of whose address it was', promote],
  ])('that somebody else has asked for is called off by %s', async (_, lockOut) => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    const [token, back] = [await mailedToken(app, email), await mailedToken(app, member.email)];

    await lockOut(member);

    expect((await confirm(token)).problem.code).toBe('identity.link-no-longer-valid');
    expect((await undo(back)).problem.code).toBe('identity.link-no-longer-valid');
    expect((await signIn(email)).status).toBe(401);
  });

  it('is mailed to nobody once it is called off', async () => {
    const member = await signUpMember(app);
    const mail = app.nest.get(EmailChangeMail);
    const email = newAddress();
    await app.db.rows(sql`
      insert into identity.email_changes (id, profile_id, old_email, new_email, requested_at)
      values (${member.id}, ${member.id}, ${member.email}, ${email}, now())`);
    await changePassword(member);
    await mail.toNewAddress(member.id, new AbortController().signal);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it('is not mailed again once it is confirmed, as to somebody who has it already', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    await confirm(await mailedToken(app, email));
    const known = await app.db.first(sql<{ id: string }>`
      select id from identity.email_changes where profile_id = ${member.id}`);
    const mail = app.nest.get(EmailChangeMail);
    const { signal } = new AbortController();
    await RequestContext.create(app.nest.get(EntityManager), async () => {
      await mail.toNewAddress(known?.id ?? '', signal);
      await mail.toOldAddress(known?.id ?? '', signal);
    });
    expect(await mailsTo(app, email)).toHaveLength(1);
    // Where it can be taken back is told all the same.
    expect((await undo(await mailedToken(app, member.email))).body).toEqual({ email: member.email });
  });

  it('is not asked for with a password that has just been changed', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    onceCompared(app, () => changePassword(member));
    const { status, problem } = await change(member, email);
    expect([status, problem.issues]).toEqual([422, [{ field: 'currentPassword', code: 'password-wrong' }]]);
    expect([await mailsTo(app, email), await mailsTo(app, member.email)]).toEqual([[], []]);
  });

  it('that is confirmed while the next is asked for is the one the next takes the place of', async () => {
    const member = await signUpMember(app);
    const [first, second] = [newAddress(), newAddress()];
    await change(member, first);
    const token = await mailedToken(app, first);
    onceCompared(app, () => confirm(token));
    expect((await change(member, second)).status).toBe(202);
    expect((await undo(await mailedToken(app, first))).body).toEqual({ email: first });
  });

  it('is asked for again after a new password, in one sitting', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    await changePassword(member);
    expect((await change(member, email, 'another horse')).status).toBe(202);
    expect((await confirm(await mailedToken(app, email))).status).toBe(200);
    expect((await signIn(email, 'another horse')).status).toBe(200);
  });

  it('that was confirmed can be taken back after a new password as well', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    const back = await mailedToken(app, member.email);
    await confirm(await mailedToken(app, email));
    await changePassword(member);
    expect((await undo(back)).body).toEqual({ email: member.email });
  });

  it('is the member’s or called off when its link and a new password meet, and not both', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await change(member, email);
    const token = await mailedToken(app, email);
    const [confirmed, changed] = await Promise.all([confirm(token), changePassword(member)]);
    expect(changed.status).toBe(204);
    expect([200, 422]).toContain(confirmed.status);
    const stays = confirmed.status === 200 ? email : member.email;
    expect((await signIn(stays, 'another horse')).status).toBe(200);
  });

  it('is asked for with the password, five times a day', async () => {
    const member = await signUpMember(app);
    const wrong = await change(member, newAddress(), 'wrong');
    expect(wrong.problem.issues).toEqual([{ field: 'currentPassword', code: 'password-wrong' }]);
    expect((await change(member, member.email)).problem.issues).toEqual([
      { field: 'email', code: 'email-same' },
    ]);
    expect((await change(member, 'nothing')).problem.issues).toEqual([
      { field: 'email', code: 'email-invalid' },
    ]);
    for (let n = 0; n < 5; n++) expect((await change(member, newAddress())).status).toBe(202);
    expect((await change(member, newAddress())).status).toBe(429);
  });

  it('is for members, and keeps no secret in the outbox', async () => {
    expect((await change({ client: new Client(app.url) }, newAddress())).status).toBe(401);
    expect((await change(await createGuest(app), newAddress())).status).toBe(403);
    for (const payload of await app.outbox.payloads('identity.email-change-requested'))
      expect(Object.keys(payload)).toEqual(['changeId']);
  });
});
