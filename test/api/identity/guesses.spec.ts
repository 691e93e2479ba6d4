import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { createGuest, signUpMember } from '../../support/world/people.js';

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
const times = <T>(count: number, act: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => act(n));

describe('Guessing', () => {
  let app: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: '1' });
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(() => app.stop());

  const somewhere = () => `203.0.113.${++addresses % 250}`;
  const from = (address: string, path: string, body: unknown, client = new Client(app.url)) =>
    client.call<SessionAnswer>('POST', path, { body, headers: { 'x-forwarded-for': address } });
  const signIn = (email: string, password: string, address = somewhere(), client?: Client) =>
    from(address, '/api/auth/sign-in', { email, password }, client);
  const logIn = (guestId: string, pin: string, address = somewhere(), client?: Client) =>
    from(address, '/api/guests/log-in', { guestId, pin }, client);
  async function knownDevice(email: string, password: string): Promise<Client> {
    const client = new Client(app.url);
    expect((await signIn(email, password, somewhere(), client)).status).toBe(200);
    return client;
  }

  it('a password from many addresses ends after ten failures, and names the wait', async () => {
    const { email, password } = await signUpMember(app);
    expect(await statuses(times(10, () => signIn(email, 'wrong')))).toEqual(times(10, () => 401));

    const { status, problem, headers } = await signIn(email, password);

    expect([status, problem.code]).toEqual([429, 'platform.too-many-attempts']);
    expect(problem.params?.retryAfter).toBeGreaterThan(800);
    expect(problem.params?.retryAfter).toBeLessThanOrEqual(900);
    expect(headers.get('retry-after')).toBe(String(problem.params?.retryAfter));
  });

  it('twenty times at once shows no more than ten answers', async () => {
    const { email } = await signUpMember(app);
    expect(await statuses(times(20, (n) => signIn(email, `wrong ${n}`)))).toEqual([
      ...times(10, () => 401),
      ...times(10, () => 429),
    ]);
  });

  it('is not what people do who are right, however many at once', async () => {
    const { email, password } = await signUpMember(app);
    expect(await statuses(times(30, () => signIn(email, password, '198.51.100.7')))).toEqual(
      times(30, () => 200),
    );
    expect((await signIn(email, 'wrong')).status).toBe(401);
  });

  it('at many accounts from one address ends too', async () => {
    const people = await Promise.all(times(7, () => signUpMember(app)));
    const tried = people.flatMap(({ email }) => times(5, (n) => signIn(email, `wrong ${n}`, '198.51.100.8')));
    expect(await statuses(tried)).toEqual([...times(30, () => 401), ...times(5, () => 429)]);
    const [one] = people;
    expect((await signIn(one?.email ?? '', one?.password ?? '')).status).toBe(200);
  });

  it('at addresses nobody has is counted the same', async () => {
    expect(await statuses(times(12, () => signIn('nobody@example.org', 'wrong')))).toEqual([
      ...times(10, () => 401),
      429,
      429,
    ]);
  });

  it('by strangers does not keep the owner out who is on a known device', async () => {
    const { email, password } = await signUpMember(app);
    const owner = await knownDevice(email, password);
    await Promise.all(times(15, () => signIn(email, 'wrong', '198.51.100.9')));

    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, '198.51.100.9', owner)).status).toBe(200);
  });

  it('on a known device is counted for that device alone', async () => {
    const { email, password } = await signUpMember(app);
    const device = await knownDevice(email, password);
    for (const _ of times(10, () => 0)) await signIn(email, 'wrong', somewhere(), device);
    expect((await signIn(email, password, somewhere(), device)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('is not helped by a device that is known for somebody else', async () => {
    const { email, password } = await signUpMember(app);
    const thief = await signUpMember(app);
    const device = await knownDevice(thief.email, thief.password);
    await Promise.all(times(10, () => signIn(email, 'wrong', somewhere(), device)));
    expect((await signIn(email, password, somewhere(), device)).status).toBe(429);
  });

  it('is counted apart for two people of one browser', async () => {
    const [one, two] = [await signUpMember(app), await signUpMember(app)];
    const shared = await knownDevice(one.email, one.password);
    await signIn(two.email, two.password, somewhere(), shared);
    for (const { email, password } of [one, two]) {
      await Promise.all(times(10, () => signIn(email, 'wrong')));
      expect((await signIn(email, password, somewhere(), shared)).status).toBe(200);
    }
  });

  it('keeps devices as hashes, in a cookie no script reads', async () => {
    const { email, password, id } = await signUpMember(app);
    const { headers } = await signIn(email, password);
    const cookie = headers.getSetCookie().find((each) => each.startsWith('vybac_device='));
    expect(cookie).toMatch(/^vybac_device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/);
    const token = cookie?.slice('vybac_device='.length, 'vybac_device='.length + 43);
    const stored = await app.db.rows(
      sql<{ hash: string }>`select hash from identity.known_devices where profile_id = ${id}`,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.hash).not.toBe(token);
  });

  it('forgets devices nobody came back with', async () => {
    const { email, password, id } = await signUpMember(app);
    await knownDevice(email, password);
    app.setTime(new Date(Date.now() + 181 * DAY_MS));
    await app.nest.get(JobRunner).runNow('identity.forget-unused-devices');
    app.setTime(new Date());
    expect(await app.db.rows(sql`select from identity.known_devices where profile_id = ${id}`)).toEqual([]);
  });

  it('is over for who chooses a new password by mail, and other devices are strangers then', async () => {
    const { email, password } = await signUpMember(app);
    const thief = await knownDevice(email, password);
    await Promise.all(times(10, () => signIn(email, 'wrong')));
    const owner = new Client(app.url);
    await owner.post('/api/auth/forgot-password', { email });
    const token = await mailedToken(app, email);
    await owner.post('/api/auth/reset-password', { token, password: 'another horse' });

    expect((await signIn(email, 'another horse', somewhere(), owner)).status).toBe(200);
    expect((await signIn(email, 'another horse', somewhere(), thief)).status).toBe(429);
  });

  it('PINs ends after ten failures for a guest, and after ten from an address', async () => {
    const guest = await createGuest(app);
    expect(await statuses(times(20, () => logIn(guest.guestId, 'AAAAAA')))).toEqual([
      ...times(10, () => 401),
      ...times(10, () => 429),
    ]);
    expect((await logIn(guest.guestId, guest.pin)).status).toBe(429);

    const ids = times(10, (n) => `Guest-AAAAAAA${n}`);
    await Promise.all(ids.map((id) => logIn(id, 'AAAAAA', '198.51.100.10')));
    const other = await createGuest(app);
    expect((await logIn(other.guestId, other.pin, '198.51.100.10')).status).toBe(429);
    expect((await logIn(other.guestId, other.pin)).status).toBe(200);
  });

  it('PINs does not keep a guest out of the browser they are known on', async () => {
    const browser = new Client(app.url);
    const { body } = await browser.post<{ guestId: string; pin: string }>('/api/guests', {});
    await Promise.all(times(12, () => logIn(body.guestId, 'AAAAAA')));
    expect((await logIn(body.guestId, body.pin)).status).toBe(429);
    expect((await logIn(body.guestId, body.pin, somewhere(), browser)).status).toBe(200);
  });

  /** A link that was never mailed, on one of the two routes that open links. */
  const openLink = (n: number) =>
    from('198.51.100.11', n % 2 ? '/api/auth/confirm-email' : '/api/auth/reset-password', {
      token: 'x'.repeat(43),
      password: 'a new horse',
    });

  it('links in mails ends after twenty from one address', async () => {
    expect(await statuses(times(30, openLink))).toEqual([...times(20, () => 422), ...times(10, () => 429)]);
  });

  /** Whether somebody has an account with this address. */
  const askFor = (name: string, address: string, client?: Client) =>
    from(
      address,
      '/api/auth/sign-up',
      {
        username: `asks_for_${name}`,
        email: `${name}@example.org`,
        password: 'correct horse',
        acceptTerms: true,
      },
      client,
    );

  it('which addresses have an account ends after ten from one address, and after ten for one guest', async () => {
    await app.db.rows(sql`
      insert into identity.profiles (id, kind, username, email, password_hash)
      select gen_random_uuid(), 'member', 'known_' || n, 'known_' || n || '@example.org', 'x'
      from generate_series(0, 30) n`);
    const told = await statuses(times(12, (n) => askFor(`known_${n}`, '198.51.100.12')));
    expect(told).toEqual([...times(10, () => 409), 429, 429]);

    const { client: guest } = await createGuest(app);
    const toldGuest = await statuses(
      times(12, (n) =>
        guest.call('POST', '/api/auth/sign-up', {
          body: {
            username: `asker_${n}`,
            email: `known_${n + 12}@example.org`,
            password: 'correct horse',
            acceptTerms: true,
          },
          headers: { 'x-forwarded-for': somewhere() },
        }),
      ),
    );
    expect(toldGuest).toEqual([...times(10, () => 409), 429, 429]);
    expect((await askFor('unknown', somewhere())).status).toBe(201);
  });
});
