import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { createGuest, signUpMember } from '../../support/world/people.js';
import { signUpForm } from '../../support/world/sign-up.js';

describe('A sign-up with a wrong address', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const signUp = (body: object, browser = new Client(app.url)) => browser.post('/api/auth/sign-up', body);
  const confirm = (token: string) =>
    new Client(app.url).post<SessionAnswer>('/api/auth/confirm-email', { token });
  /** Signs up with an address that was mistyped. */
  const mistyped = async (browser?: Client, more: object = {}) => {
    const username = `mistyper_${++made}`;
    const wrong = { email: `${username}@exampel.org`, password: 'correct horse' };
    expect((await signUp({ ...signUpForm(username), ...wrong, ...more }, browser)).status).toBe(201);
    return { username, wrong, link: await mailedToken(app, wrong.email) };
  };

  it('is corrected with the same username, and its link ends', async () => {
    const { username, wrong, link } = await mistyped();
    expect((await signUp(signUpForm(username, { password: 'another horse', insteadOf: wrong }))).status).toBe(
      201,
    );
    expect((await confirm(link)).problem.code).toBe('identity.link-no-longer-valid');
    const { body } = await confirm(await mailedToken(app, `${username}@example.org`));
    expect(body.profile.username).toBe(username);
  });

  it('gives no stranger what a guest has', async () => {
    const guest = await createGuest(app);
    const { username, wrong, link } = await mistyped(guest.client, { bringGuest: true });
    await signUp(signUpForm(username, { insteadOf: wrong, bringGuest: true }), guest.client);
    expect((await confirm(link)).status).toBe(422);
    const { body } = await confirm(await mailedToken(app, `${username}@example.org`));
    expect(body.broughtGuest).toBe(guest.id);
  });

  it('can be sent once more as it was', async () => {
    const { username, wrong } = await mistyped();
    expect((await signUp(signUpForm(username, { ...wrong, insteadOf: wrong }))).status).toBe(201);
    expect((await confirm(await mailedToken(app, wrong.email))).status).toBe(200);
  });

  it('stays when the corrected one is refused', async () => {
    const { username, wrong, link } = await mistyped();
    const { email } = await signUpMember(app);
    const { problem } = await signUp(signUpForm(username, { email, insteadOf: wrong }));
    expect(problem.code).toBe('identity.email-registered');
    expect((await confirm(link)).status).toBe(200);
  });

  it('stays when it was confirmed', async () => {
    const { username, wrong, link } = await mistyped();
    expect((await confirm(link)).status).toBe(200);
    expect((await signUp(signUpForm(username, { insteadOf: wrong }))).problem.code).toBe(
      'identity.username-taken',
    );
  });

  it('stays for who does not know its password, however often they guess', async () => {
    const { username, wrong } = await mistyped();
    const guess = (n: number) => {
      const insteadOf = { ...wrong, password: `wrong ${n}` };
      return signUp(signUpForm(username, { email: `guesser_${n}@example.org`, insteadOf }));
    };
    for (let n = 0; n < 10; n++) expect((await guess(n)).problem.code).toBe('identity.username-taken');
    expect((await guess(10)).problem.code).toBe('platform.too-many-attempts');
  });

  it.each([
    ['nothing'],
    [{}],
    [[]],
    [{ email: 'nothing', password: 'x' }],
    [{ email: 'a@example.org', password: 1 }],
  ])('is not %j', async (insteadOf) => {
    expect((await signUp(signUpForm(`nobody_${++made}`, { insteadOf }))).status).toBe(422);
  });
});
