import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addedBy } from '#contract/monetization/plans';
import { MINUTE_MS } from '#contract/time';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { signUpMember } from '../../support/world/people.js';

describe('Signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const signIn = (email: string, password: string, client = new Client(app.url)) =>
    client.post<SessionAnswer>('/api/auth/sign-in', { email, password });

  it('gives a member a session, whatever the case of the e-mail', async () => {
    const { email, password, username, id } = await signUpMember(app);
    const client = new Client(app.url);

    const { status, body, headers } = await signIn(` ${email.toUpperCase()} `, password, client);

    expect(status).toBe(200);
    expect(body.profile).toEqual({
      id,
      kind: 'member',
      name: username,
      username,
      email,
      avatar: null,
      role: 'user',
      theme: null,
      language: 'en',
      onboardingCompleted: false,
      tier: 'free',
      entitlements: [],
      planVerified: true,
    });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * MINUTE_MS);
    const cookie = headers.getSetCookie().find((each) => each.startsWith('vybac_refresh'));
    expect(cookie).toMatch(
      /^vybac_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    client.accessToken = body.accessToken;
    expect((await client.get('/api/profile')).status).toBe(200);
  });

  it('ends the session the browser had before', async () => {
    const before = await signUpMember(app);
    const { email, password } = await signUpMember(app);
    const old = before.client.cookies.get('vybac_refresh') ?? '';

    expect((await signIn(email, password, before.client)).status).toBe(200);

    const other = new Client(app.url);
    other.cookies.set('vybac_refresh', old);
    expect((await other.post('/api/auth/refresh')).problem.code).toBe('identity.session-ended');
  });

  it('says the same for a wrong password and for an unknown e-mail', async () => {
    const { email } = await signUpMember(app);
    for (const unlucky of [email, 'nobody@example.org']) {
      const { status, problem } = await signIn(unlucky, 'wrong password');
      expect([status, problem.code]).toEqual([401, 'identity.invalid-credentials']);
    }
  });

  it('refuses a member before the address is confirmed', async () => {
    const { email, password } = await signUpMember(app, { confirmed: false });

    const { status, problem } = await signIn(email, password);
    expect([status, problem.code]).toEqual([403, 'identity.email-not-confirmed']);

    // Only who knows the password learns that.
    expect((await signIn(email, 'wrong password')).problem.code).toBe('identity.invalid-credentials');
  });

  it('names the field of what is missing', async () => {
    const { status, problem } = await new Client(app.url).post('/api/auth/sign-in', { email: 'x' });
    expect(status).toBe(422);
    expect(problem.issues).toEqual([
      { field: 'email', code: 'email-invalid' },
      { field: 'password', code: 'password-required' },
    ]);
  });

  it('withstands e-mails and passwords of any shape', async () => {
    for (const email of [
      "' or 1=1 --@example.org",
      'İ@example.org',
      { $ne: null },
      ['a@b.cd'],
      7,
      '\0@b.cd',
    ]) {
      const { status } = await new Client(app.url).post('/api/auth/sign-in', {
        email,
        password: 'x'.repeat(9),
      });
      expect([400, 401, 422]).toContain(status);
    }
  });
});

const withSettings = async (env: Record<string, string>, email: string) => {
  const app = await startApp(env);
  try {
    const { password } = await signUpMember(app, { email });
    return await new Client(app.url).post<SessionAnswer>('/api/auth/sign-in', { email, password });
  } finally {
    await app.stop();
  }
};

// One application at a time: passport's strategies belong to the process, not to the application.
describe('Signing in, with settings of the operator', () => {
  it('marks the cookie Secure where people use https', async () => {
    const { headers } = await withSettings({ PUBLIC_URL: 'https://vybac.example' }, 'someone@example.org');
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  });

  it('tells full access as entitlements', async () => {
    const env = { FULL_ACCESS_EMAILS: 'someone@example.org, Tester@Example.org' };
    expect((await withSettings(env, 'tester@example.org')).body.profile).toMatchObject({
      tier: 'premium_plus',
      entitlements: addedBy('premium_plus'),
    });
  });
});
