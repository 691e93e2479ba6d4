import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { TERMS_VERSION } from '#contract/accounts/terms';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { signUpMember } from '../../support/world/people.js';

let travellers = 0;
const form = (name: string) => ({
  username: name,
  email: `${name}@example.org`,
  password: 'correct horse',
  acceptTerms: true,
});

describe('Signing up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://localhost:4190' });
  });
  afterAll(() => app.stop());

  const signUp = (body: unknown, client = new Client(app.url)) => client.post('/api/auth/sign-up', body);

  it('makes a member, who is signed in by the link in the mail', async () => {
    const browser = new Client(app.url);
    const { status, body } = await signUp({ ...form('ada'), email: ' Ada@Example.org ' }, browser);
    expect([status, body]).toEqual([201, { email: 'ada@example.org' }]);
    expect(browser.cookies.size).toBe(0);

    const credentials = { email: 'ada@example.org', password: 'correct horse' };
    const early = await browser.post('/api/auth/sign-in', credentials);
    expect([early.status, early.problem.code]).toEqual([403, 'identity.email-not-confirmed']);

    const token = await mailedToken(app, 'ada@example.org');
    const confirmed = await browser.post<SessionAnswer>('/api/auth/confirm-email', { token });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.profile).toMatchObject({
      kind: 'member',
      username: 'ada',
      name: 'ada',
      role: 'user',
    });
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    expect((await new Client(app.url).post('/api/auth/sign-in', credentials)).status).toBe(200);
  });

  it('mails a link to the public address, in the language of the form', async () => {
    await signUp({ ...form('english'), language: 'en' });
    await signUp({ ...form('spanish'), language: 'es' });

    const [english] = await mailsTo(app, 'english@example.org');
    expect(english?.subject).toBe('Confirm your email for Vybac');
    expect(english?.text).toMatch(/^http:\/\/localhost:4190\/confirm-email\?token=[\w-]{43}$/m);
    expect((await mailsTo(app, 'spanish@example.org'))[0]?.subject).toBe('Confirma tu correo en Vybac');
    // Whose words are not complete.
    expect((await signUp({ ...form('hindi'), language: 'hi' })).status).toBe(422);
  });

  it.each([
    ['/create-listing?from=home#photos', '&next=%2Fcreate-listing%3Ffrom%3Dhome%23photos'],
    ['//elsewhere.example/', ''],
    ['/\\elsewhere.example', ''],
    ['javascript:alert(1)', ''],
    [null, ''],
  ])('mails on where one was going: %j', async (next, carried) => {
    const name = `traveller_${++travellers}`;
    expect((await signUp({ ...form(name), next })).status).toBe(201);
    const link = (await mailsTo(app, `${name}@example.org`))[0]?.text.match(/^http.*confirm-email.*$/m)?.[0];
    expect(link?.replace(/token=[\w-]{43}/, 'token=')).toBe(
      `http://localhost:4190/confirm-email?token=${carried}`,
    );
  });

  it.each([[7], [`/${'x'.repeat(2000)}`]])('refuses a way that is none: %j', async (next) => {
    expect((await signUp({ ...form('nowhere'), next })).status).toBe(422);
  });

  it.each([[undefined], [false], ['yes'], [null]])(
    'asks for the terms: %j is no yes',
    async (acceptTerms) => {
      const { status, problem } = await signUp({ ...form('hasty'), acceptTerms });
      expect([status, problem.issues]).toEqual([422, [{ field: 'acceptTerms', code: 'terms-not-accepted' }]]);
    },
  );

  it('remembers which terms were accepted, and when', async () => {
    await signUp(form('agreeable'));
    expect(
      await app.db.first(sql`
        select terms_version as version, terms_accepted_at > now() - interval '1 hour' as lately
        from identity.profiles where username = 'agreeable'`),
    ).toEqual({ version: TERMS_VERSION, lately: true });
  });

  it('keeps the password as an argon2id hash and the link as a hash, and neither in the outbox', async () => {
    await signUp({ ...form('secretive'), password: 'a very secret one' });
    const token = await mailedToken(app, 'secretive@example.org');
    const row = await app.db.first(sql<{ everything: string }>`
      select (select string_agg(p::text, '') from identity.profiles p)
        || (select string_agg(t::text, '') from identity.mail_tokens t)
        || (select string_agg(o::text, '') from platform.outbox o) as everything`);
    expect(row?.everything).toContain('$argon2id$');
    expect(row?.everything).not.toContain('a very secret one');
    expect(row?.everything).not.toContain(token);
  });

  it('gives one username to one of two people who take it at once', async () => {
    const rivals = Array.from({ length: 8 }, (_, n) => ({
      ...form(`rival_${n}`),
      username: n % 2 ? 'wanted' : 'Wanted',
    }));

    const answers = await Promise.all(rivals.map((rival) => signUp(rival)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, problem } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, problem.code]).toEqual([409, 'identity.username-taken']);
      expect(problem.issues).toEqual([{ field: 'username', code: 'username-taken' }]);
    }
    const row = await app.db.first(
      sql<{ count: number }>`select count(*)::int from identity.profiles where lower(username) = 'wanted'`,
    );
    expect(row?.count).toBe(1);
  });

  it('gives one e-mail one account', async () => {
    const { email } = await signUpMember(app);
    const { status, problem } = await signUp({ ...form('latecomer'), email: email.toUpperCase() });
    expect([status, problem.code]).toEqual([409, 'identity.email-registered']);
  });

  it.each([
    [{ username: 'ab' }, 'username', 'username-too-short'],
    [{ username: '' }, 'username', 'username-too-short'],
    [{ username: undefined }, 'username', 'username-too-short'],
    [{ username: 'not valid' }, 'username', 'username-characters'],
    [{ username: 'x'.repeat(31) }, 'username', 'username-too-long'],
    [{ username: { length: 5 } }, 'username', 'username-too-short'],
    [{ email: 'nothing' }, 'email', 'email-invalid'],
    [{ email: undefined }, 'email', 'email-invalid'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'email-invalid'],
    [{ email: 'a@example.org, b@example.org' }, 'email', 'email-invalid'],
    [{ password: '12345' }, 'password', 'password-too-short'],
    [{ password: undefined }, 'password', 'password-too-short'],
    [{ password: 123456 }, 'password', 'password-too-short'],
    [{ password: 'x'.repeat(201) }, 'password', 'password-too-long'],
    [{ password: 'Password1' }, 'password', 'password-common'],
    [{ password: 'Refused' }, 'password', 'password-is-username'],
    [{ username: 'other', password: 'refused@example.org' }, 'password', 'password-is-email'],
  ])('refuses %p', async (wrong, field, code) => {
    const { status, problem } = await signUp({ ...form('refused'), ...wrong });
    expect(status).toBe(422);
    expect(problem.issues).toEqual([expect.objectContaining({ field, code })]);
  });

  it('names every wrong field at once', async () => {
    const { problem } = await signUp({});
    expect(problem.issues?.map(({ field }) => field)).toEqual([
      'username',
      'email',
      'password',
      'acceptTerms',
    ]);
  });

  it('makes nobody an administrator who asks for it', async () => {
    await signUp({
      ...form('sneaky'),
      role: 'admin',
      kind: 'guest',
      emailConfirmedAt: new Date(),
      rating: 5,
    });
    const row = await app.db.first(sql<{ plain: boolean }>`
      select role = 'user' and kind = 'member' and email_confirmed_at is null and rating is null as plain
      from identity.profiles where username = 'sneaky'`);
    expect(row?.plain).toBe(true);
  });
});
