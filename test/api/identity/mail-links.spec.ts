import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/time';
import { SecretHashes } from '../../../src/identity/accounts/secret-hashes.js';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { directoryRow, signUpMember } from '../../support/world/people.js';

describe('Links in mails', () => {
  let app: TestApp;
  let browser: Client;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    browser = new Client(app.url);
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterEach(() => {
    app.setTime(new Date());
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const resend = (email: string) => browser.post('/api/auth/resend-confirmation', { email });
  const forgot = (email: string) => browser.post('/api/auth/forgot-password', { email });
  const confirm = (token: unknown) => browser.post<SessionAnswer>('/api/auth/confirm-email', { token });
  const reset = (token: unknown, password: string) =>
    browser.post('/api/auth/reset-password', { token, password });
  const signIn = (email: string, password: string) => browser.post('/api/auth/sign-in', { email, password });

  it.each([
    ['/api/auth/resend-confirmation', 'confirm-email', false],
    ['/api/auth/forgot-password', 'reset-password', true],
  ])(
    'that are asked for at %s lead on to where one was going, and nowhere else',
    async (path, page, confirmed) => {
      const { email } = await signUpMember(app, { confirmed });
      const asked = async (next: string) => {
        expect((await browser.post(path, { email, next })).status).toBe(202);
        const [mail] = await mailsTo(app, email);
        return mail?.text.match(/^http\S+$/m)?.[0];
      };
      expect(await asked('/chat?listing=1')).toMatch(
        new RegExp(`/${page}\\?token=[\\w-]{43}&next=%2Fchat%3Flisting%3D1$`),
      );
      expect(await asked('https://elsewhere.example/')).toMatch(/token=[\w-]{43}$/);
    },
  );

  describe('that confirm an address', () => {
    it('come again when asked for, and one of them is enough', async () => {
      const { email } = await signUpMember(app, { confirmed: false });
      await resend(email);
      const first = await mailedToken(app, email);
      expect((await resend(` ${email.toUpperCase()}`)).status).toBe(202);
      const second = await mailedToken(app, email);
      expect(second).not.toBe(first);

      const { status, body } = await confirm(first);

      expect([status, body.profile.email]).toEqual([200, email]);
      for (const token of [first, second])
        expect(await confirm(token)).toMatchObject({
          status: 422,
          problem: { code: 'identity.link-no-longer-valid' },
        });
    });

    it('are shown to others as a confirmed e-mail', async () => {
      const { email, id } = await signUpMember(app, { confirmed: false });
      await resend(email);
      await confirm(await mailedToken(app, email));
      expect(await directoryRow(app, id)).toMatchObject({ has_confirmed_email: true });
    });

    it('are not sent to who needs none, and the answer does not tell', async () => {
      const { email } = await signUpMember(app);
      for (const address of [email, 'nobody@example.org']) {
        const { status, body } = await resend(address);
        expect([status, body]).toEqual([202, '']);
        expect(await mailsTo(app, address)).toEqual([]);
      }
    });

    it('work for a day', async () => {
      const { email } = await signUpMember(app, { confirmed: false });
      await resend(email);
      const token = await mailedToken(app, email);
      app.setTime(new Date(Date.now() + 25 * HOUR_MS));
      expect((await confirm(token)).problem.code).toBe('identity.link-no-longer-valid');
    });

    it('work once, however often they are used at the same time', async () => {
      const { email } = await signUpMember(app, { confirmed: false });
      await resend(email);
      const token = await mailedToken(app, email);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => new Client(app.url).post('/api/auth/confirm-email', { token })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    });
  });

  describe('to a new password', () => {
    it('replace the old one and end every session', async () => {
      const { email, password, client } = await signUpMember(app);
      expect((await forgot(email)).status).toBe(202);
      const [mail] = await mailsTo(app, email);
      expect(mail?.subject).toBe('Choose a new password for Vybac');

      expect((await reset(await mailedToken(app, email), 'a new password')).status).toBe(204);

      expect((await signIn(email, password)).problem.code).toBe('identity.invalid-credentials');
      expect((await signIn(email, 'a new password')).status).toBe(200);
      expect((await client.post('/api/auth/refresh')).problem.code).toBe('platform.session-expired');
      client.accessToken = undefined;
      expect((await client.post('/api/auth/refresh')).problem.code).toBe('identity.session-ended');
    });

    it('confirm the address too: the mail was read', async () => {
      const { email } = await signUpMember(app, { confirmed: false });
      await forgot(email);
      await reset(await mailedToken(app, email), 'a new password');
      expect((await signIn(email, 'a new password')).status).toBe(200);
    });

    it('work once, for an hour, and for nothing else', async () => {
      const { email, password } = await signUpMember(app);
      await forgot(email);
      const token = await mailedToken(app, email);
      expect((await confirm(token)).status).toBe(422);
      app.setTime(new Date(Date.now() + 1.1 * HOUR_MS));
      expect((await reset(token, 'too late')).problem.code).toBe('identity.link-no-longer-valid');
      app.setTime(new Date());
      expect((await reset(token, 'in time')).status).toBe(204);
      expect((await reset(token, 'again')).status).toBe(422);
      expect((await signIn(email, password)).status).toBe(401);
    });

    it('work once, however often they are used at the same time', async () => {
      const { email } = await signUpMember(app);
      await forgot(email);
      const token = await mailedToken(app, email);
      const passwords = Array.from({ length: 5 }, (_, n) => `a new password ${n}`);
      const answers = await Promise.all(passwords.map((password) => reset(token, password)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        204, 422, 422, 422, 422,
      ]);
      const taken = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
      expect((await signIn(email, taken)).status).toBe(200);
    });

    it('cost no hash when they do not work, and hold nothing while they cost one', async () => {
      const { email } = await signUpMember(app);
      await forgot(email);
      const token = await mailedToken(app, email);
      const hashes = app.nest.get(SecretHashes);
      const hash = hashes.hash.bind(hashes);
      const inTransaction: boolean[] = [];
      jest.spyOn(hashes, 'hash').mockImplementation((password) => {
        inTransaction.push(app.nest.get(EntityManager).isInTransaction());
        return hash(password);
      });

      expect((await reset('forged', 'a new password')).status).toBe(422);
      expect(inTransaction).toEqual([]);
      expect((await reset(token, 'a new password')).status).toBe(204);
      expect((await reset(token, 'another password')).status).toBe(422);
      expect(inTransaction).toEqual([false]);
    });

    it('do not work when they have ended while the password was hashed', async () => {
      const { email, id } = await signUpMember(app);
      await forgot(email);
      const token = await mailedToken(app, email);
      const hashes = app.nest.get(SecretHashes);
      const hash = hashes.hash.bind(hashes);
      jest.spyOn(hashes, 'hash').mockImplementationOnce(async (password) => {
        await app.db.rows(sql`delete from identity.mail_tokens where profile_id = ${id}`);
        return hash(password);
      });
      expect((await reset(token, 'a new password')).problem.code).toBe('identity.link-no-longer-valid');
      expect((await signIn(email, 'a new password')).status).toBe(401);
    });

    it('keep their token when the password is refused', async () => {
      const { email, username } = await signUpMember(app);
      await forgot(email);
      const token = await mailedToken(app, email);
      for (const [password, code] of [
        ['12345', 'password-too-short'],
        ['password', 'password-common'],
        [username, 'password-is-username'],
        [email, 'password-is-email'],
      ] as const) {
        const { status, problem } = await reset(token, password);
        expect([status, problem.issues]).toEqual([
          422,
          [expect.objectContaining({ field: 'password', code })],
        ]);
      }
      expect((await reset(token, 'long enough')).status).toBe(204);
    });

    it('are not sent to nobody, and the answer does not tell', async () => {
      const { status, body } = await forgot('nobody@example.org');
      expect([status, body]).toEqual([202, '']);
      expect(await mailsTo(app, 'nobody@example.org')).toEqual([]);
    });
  });

  it('are asked for five times an hour, whether there is such a member or not', async () => {
    const { email } = await signUpMember(app);
    for (const address of [email, 'nobody@example.org']) {
      for (let n = 0; n < 5; n++) expect((await forgot(address)).status).toBe(202);
      expect((await forgot(address)).status).toBe(429);
    }
    expect(await mailsTo(app, email)).toHaveLength(5);
  });

  it.each([['forged'], [''], ['x'.repeat(101)], [null], [{ hash: 1 }], ["' or 1=1 --"]])(
    'are not opened by %p',
    async (token) => {
      expect((await confirm(token)).status).toBe(422);
      expect((await reset(token, 'a new password')).status).toBe(422);
    },
  );
});
