import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SendMailLinkOnMailLinkRequested } from '../../../src/identity/mail-links/send-mail-link.on-mail-link-requested.js';
import { MailLinkRequested } from '../../../src/identity/profiles/mail-link-requested.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken, mailsTo } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../support/runner/held-up.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('A link that was mailed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const browser = () => new Client(app.url);
  const resetLink = async ({ email }: TestMember) => {
    await browser().post('/api/auth/forgot-password', { email });
    return mailedToken(app, email);
  };
  const confirmLink = async ({ email }: TestMember) => {
    await browser().post('/api/auth/resend-confirmation', { email });
    return mailedToken(app, email);
  };
  const reset = (token: string) =>
    browser().post('/api/auth/reset-password', { token, password: 'another horse' });
  /** As the outbox does, with what was asked for before. */
  const send = ({ id }: TestMember) =>
    RequestContext.create(app.nest.get(EntityManager), () =>
      app.nest
        .get(SendMailLinkOnMailLinkRequested)
        .react(new MailLinkRequested(id, 'confirm-email'), { signal: new AbortController().signal }),
    );

  it.each([
    [
      'with a new password',
      204,
      ({ client, password }: TestMember) =>
        client.post('/api/profile/password', { currentPassword: password, newPassword: 'a new horse' }),
    ],
    ['with a new password by mail', 204, async (member: TestMember) => reset(await resetLink(member))],
    [
      'when all other sessions are ended',
      204,
      ({ client }: TestMember) => client.delete('/api/profile/sessions'),
    ],
  ])('ends %s, whatever it is for', async (_, status, lockOut) => {
    const member = await signUpMember(app, { confirmed: false });
    const [confirming, resetting] = [await confirmLink(member), await resetLink(member)];

    expect((await lockOut(member)).status).toBe(status);

    const answers = [
      await browser().post('/api/auth/confirm-email', { token: confirming }),
      await reset(resetting),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 2 }, () => 'identity.link-no-longer-valid'),
    );
  });

  it('is asked for anew after that', async () => {
    const member = await signUpMember(app);
    await member.client.delete('/api/profile/sessions');
    expect((await reset(await resetLink(member))).status).toBe(204);
  });

  it('confirms nothing when its mail has waited until that was done', async () => {
    const member = await signUpMember(app);
    await send(member);
    expect(await mailsTo(app, member.email)).toEqual([]);
  });

  it.each([
    ['confirms the address', sql`email_confirmed_at = now()`],
    ['changes it', sql`email = 'changed@example.org'`],
  ])('is not made for who just %s', async (_, change) => {
    const member = await signUpMember(app, { confirmed: false });
    const changing = app.nest.get(EntityManager).fork();
    await changing.begin();
    await sql`update identity.profiles set ${change} where id = ${member.id}`.execute(changing.getKysely());
    const sent = send(member);
    await eventually(() => isSomebodyWaiting(app));
    await changing.commit();
    await sent;
    expect(await mailsTo(app, member.email)).toEqual([]);
    expect(await app.db.rows(sql`select from identity.mail_tokens where profile_id = ${member.id}`)).toEqual(
      [],
    );
  });
});
