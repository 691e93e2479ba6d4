import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { GuestCreated } from '../../../src/identity/guests/guest.dto.js';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { onceCompared } from '../../support/app/once-compared.js';
import { joinAs } from '../../support/world/joining.js';
import { createGuest, directoryRow, signUpMember, type TestGuest } from '../../support/world/people.js';

describe('Guests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  const logIn = (guestId: unknown, pin: unknown, client = new Client(app.url)) =>
    client.post<SessionAnswer>('/api/guests/log-in', { guestId, pin });

  it('begin with a Guest ID and a PIN, and come back with them', async () => {
    const browser = new Client(app.url);
    const { status, body } = await browser.post<GuestCreated>('/api/guests', { language: 'es' });

    expect(status).toBe(201);
    const { guestId, pin, profile } = body;
    expect(guestId).toMatch(/^Guest-[2-9A-HJKMNP-Z]{8}$/);
    expect(pin).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(profile).toMatchObject({
      kind: 'guest',
      guestId,
      name: `Guest ${guestId.slice(-4)}`,
      language: 'es',
      entitlements: [],
    });
    expect((await browser.post<SessionAnswer>('/api/auth/refresh')).body.profile.id).toBe(profile.id);

    const elsewhere = await logIn(guestId, pin);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.body.profile).toEqual(profile);
    expect(elsewhere.body).not.toHaveProperty('pin');
  });

  it.each<[string, (guest: TestGuest) => Promise<unknown>]>([
    ['become a member', async (guest) => joinAs(guest, await signUpMember(app))],
    [
      'got another PIN',
      ({ id }) => app.db.rows(sql`update identity.profiles set pin_hash = 'another' where id = ${id}`),
    ],
  ])('are not let in once they have just %s', async (_, happens) => {
    const guest = await createGuest(app);
    onceCompared(app, () => happens(guest));
    const { status, problem } = await logIn(guest.guestId, guest.pin);
    expect([status, problem.code]).toEqual([401, 'identity.guest-credentials']);
  });

  it('have their PIN stored as a hash only', async () => {
    const { pin, id } = await createGuest(app);
    const row = await app.db.first(
      sql<{ stored: string }>`select profiles::text as stored from identity.profiles where id = ${id}`,
    );
    expect(row?.stored).toContain('$argon2id$');
    expect(row?.stored).not.toContain(pin);
  });

  it('are shown to others', async () => {
    const { id, guestId } = await createGuest(app);
    expect(await directoryRow(app, id)).toMatchObject({
      kind: 'guest',
      name: `Guest ${guestId.slice(-4)}`,
      has_confirmed_email: false,
    });
  });

  it('are let in by no other PIN and no unknown ID', async () => {
    const { guestId, pin } = await createGuest(app);
    const other = await createGuest(app);
    for (const [id, secret] of [
      [guestId, other.pin],
      ['Guest-ZZZZZZZZ', pin],
    ]) {
      const { status, problem } = await logIn(id, secret);
      expect([status, problem.code]).toEqual([401, 'identity.guest-credentials']);
    }
  });

  it('get told which part has the wrong form', async () => {
    const { status, problem } = await logIn('guest-abc', '123');
    expect(status).toBe(422);
    expect(problem.issues).toEqual([
      { field: 'guestId', code: 'guest-id-format' },
      { field: 'pin', code: 'pin-format' },
    ]);
    expect((await logIn(undefined, ['ABCDEF'])).problem.issues).toHaveLength(2);
  });

  it('are made five an hour from one address', async () => {
    for (let n = 0; n < 5; n++) expect((await new Client(app.url).post('/api/guests', {})).status).toBe(201);
    const { status, problem, headers } = await new Client(app.url).post('/api/guests', {});
    expect([status, problem.code]).toEqual([429, 'identity.too-many-guests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('log in as often as they like with the right PIN', async () => {
    const guests = await Promise.all(Array.from({ length: 11 }, () => createGuest(app)));
    for (const { guestId, pin } of guests) expect((await logIn(guestId, pin)).status).toBe(200);
  });

  it('survive a body of nonsense', async () => {
    for (const body of [undefined, null, [], 'text', { language: 'xx' }, { language: { a: 1 } }])
      expect((await new Client(app.url).post('/api/guests', body)).status).toBeLessThan(500);
  });
});
