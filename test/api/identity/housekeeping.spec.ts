import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { createGuest, signUpMember } from '../../support/world/people.js';

describe('Housekeeping', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const run = (job: string) => app.nest.get(JobRunner).runNow(job);
  const count = async (table: string) =>
    (await app.db.first(sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`))?.count;

  it('deletes guests nobody used for thirty days, with what they have', async () => {
    const idle = await createGuest(app);
    const used = await createGuest(app);
    const member = await signUpMember(app);
    await app.db.rows(sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity)
      values (${idle.id}, ${idle.id}, 'Lamp', 'Forgotten', 500, 'other', 'good', 0)`);
    app.setTime(new Date(Date.now() + 29 * DAY_MS));
    await run('identity.delete-idle-guests');
    expect(await count('identity.profiles')).toBe(3);
    await used.client.post('/api/auth/refresh');

    app.setTime(new Date(Date.now() + 31 * DAY_MS));
    await run('identity.delete-idle-guests');

    const left = await app.db.rows(sql<{ id: string }>`select id from identity.profiles`);
    expect(left.map(({ id }) => id).sort()).toEqual([used.id, member.id].sort());
    await app.outbox.delivered();
    expect(await app.outbox.payloads('identity.profile-deleted')).toEqual([
      { profileId: idle.id, kind: 'guest' },
    ]);
    expect(await count('catalog.listings')).toBe(0);
  });

  const idleGuests = (howMany: number) =>
    app.db.rows(sql`
      insert into identity.profiles (id, kind, guest_id, pin_hash, last_accessed)
      select gen_random_uuid(), 'guest', 'Guest-' || n, 'x', now() - interval '31 days' - n * interval '1 second'
      from generate_series(1, ${howMany}::int) n`);
  const idleLeft = () => app.db.rows(sql`select guest_id from identity.profiles where pin_hash = 'x'`);

  it('deletes any number of them, batch by batch', async () => {
    await idleGuests(21);
    app.setTime(new Date());
    await run('identity.delete-idle-guests');
    expect(await idleLeft()).toEqual([]);
  });

  it('deletes the others when one cannot go, batch by batch, and that one the next time', async () => {
    // The one idle longest is the first of all.
    await idleGuests(45);
    await app.db.rows(sql`
      create function identity.stay() returns trigger language plpgsql as $$ begin raise 'Not now'; end $$`);
    await app.db.rows(sql`
      create trigger stay before delete on identity.profiles
      for each row when (old.guest_id = 'Guest-45') execute function identity.stay()`);
    app.setTime(new Date());
    await expect(run('identity.delete-idle-guests')).rejects.toMatchObject({
      errors: [expect.objectContaining({ message: expect.stringContaining('Not now') })],
    });
    expect(await idleLeft()).toEqual([{ guest_id: 'Guest-45' }]);

    await app.db.rows(sql`drop function identity.stay() cascade`);
    await run('identity.delete-idle-guests');
    expect(await idleLeft()).toEqual([]);
  });

  it('sweeps sessions, tokens and links that are of no use any more', async () => {
    const { client, email } = await signUpMember(app, { confirmed: false });
    await client.post('/api/auth/resend-confirmation', { email });
    await app.outbox.delivered();
    app.setTime(new Date());
    await run('identity.sweep-sessions');
    expect(await count('identity.sessions')).toBeGreaterThan(0);
    expect(await count('identity.mail_tokens')).toBe(1);

    app.setTime(new Date(Date.now() + 100 * DAY_MS));
    await app.db.rows(sql`update identity.sessions set expires_at = expires_at - interval '100 days'`);
    await run('identity.sweep-sessions');
    expect(await count('identity.sessions')).toBe(0);
    expect(await count('identity.refresh_tokens')).toBe(0);
    expect(await count('identity.mail_tokens')).toBe(0);
  });

  it('deletes members who did not confirm in seven days, unless a link to them still works', async () => {
    const [late, waiting, confirmed] = [
      await signUpMember(app, { confirmed: false, username: 'mistyped' }),
      await signUpMember(app, { confirmed: false }),
      await signUpMember(app),
    ];
    const members = async () => {
      await run('identity.delete-unconfirmed-members');
      const left = await app.db.rows(
        sql<{ id: string }>`select id from identity.profiles where kind = 'member'`,
      );
      return [late, waiting, confirmed].map(({ id }) => left.some((member) => member.id === id));
    };
    app.setTime(new Date(Date.now() + 6.9 * DAY_MS));
    expect(await members()).toEqual([true, true, true]);

    app.setTime(new Date(Date.now() + 7.1 * DAY_MS));
    await waiting.client.post('/api/auth/resend-confirmation', { email: waiting.email });
    await app.outbox.delivered();
    expect(await members()).toEqual([false, true, true]);
    expect(await app.outbox.payloads('identity.profile-deleted')).toContainEqual({
      profileId: late.id,
      kind: 'member',
    });
    // Free again, and so is the address.
    const form = { username: 'mistyped', email: late.email, password: 'correct horse', acceptTerms: true };
    expect((await new Client(app.url).post('/api/auth/sign-up', form)).status).toBe(201);

    app.setTime(new Date(Date.now() + 8.2 * DAY_MS));
    expect(await members()).toEqual([false, false, true]);
  });
});
