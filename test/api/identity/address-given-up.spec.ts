import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../support/runner/held-up.js';
import { signUpMember } from '../../support/world/people.js';

describe('An address that was given up for another one', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const newAddress = () => `given_up_for_${++made}@example.org`;
  const confirm = (token: string) => new Client(app.url).post('/api/auth/confirm-email-change', { token });
  const signUp = (email: string) =>
    new Client(app.url).post('/api/auth/sign-up', {
      username: `squatter_${++made}`,
      email,
      password: 'another horse',
      acceptTerms: true,
    });

  it('is nobody else’s while it can be taken back', async () => {
    const member = await signUpMember(app);
    const email = newAddress();
    await member.client.post('/api/profile/email', { email, currentPassword: 'correct horse' });
    const back = await mailedToken(app, member.email);
    await confirm(await mailedToken(app, email));

    const squatter = await signUp(member.email);
    expect(squatter.problem.code).toBe('identity.email-registered');
    expect((await new Client(app.url).post('/api/auth/undo-email-change', { token: back })).status).toBe(200);
  });

  it.each(['somebody signs up', 'somebody else confirms it'])(
    'is nobody else’s who asks while the new one is being confirmed: %s',
    async (how) => {
      const [member, other] = [await signUpMember(app), await signUpMember(app)];
      const secret = newSecretToken();
      await app.db.rows(sql`
        insert into identity.email_changes (id, profile_id, old_email, new_email, requested_at, confirm_hash)
        values (gen_random_uuid(), ${other.id}, ${other.email}, ${member.email}, now(), ${hashOf(secret)})`);
      const confirming = app.nest.get(EntityManager).fork();
      await confirming.begin();
      await sql`update identity.profiles set email = ${newAddress()} where id = ${member.id}`.execute(
        confirming.getKysely(),
      );
      await sql`
        insert into identity.email_changes (id, profile_id, old_email, new_email, requested_at, confirmed_at)
        values (gen_random_uuid(), ${member.id}, ${member.email}, 'new@example.org', now(), now())`.execute(
        confirming.getKysely(),
      );
      const answer = how === 'somebody signs up' ? signUp(member.email) : confirm(secret);
      await eventually(() => isSomebodyWaiting(app));
      await confirming.commit();
      expect((await answer).problem.code).toBe('identity.email-registered');
    },
  );
});
