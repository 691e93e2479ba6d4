import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TrustProfile } from '../../../src/community/trust/trust-profile.dto.js';
import type { PhoneState } from '../../../src/identity/phones/phone.dto.js';
import { SendCodeOnPhoneCodeRequested } from '../../../src/identity/phones/send-code.on-phone-code-requested.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { createGuest, directoryRow, signUpMember, type TestMember } from '../../support/world/people.js';

const WRONG = 'identity.phone-code-gone';

const ask = ({ client }: Pick<TestMember, 'client'>) => client.post<PhoneState>('/api/profile/phone/code');
const state = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.get<PhoneState>('/api/profile/phone')).body;
const give = ({ client }: Pick<TestMember, 'client'>, code: unknown) =>
  client.post<PhoneState>('/api/profile/phone/confirmation', { code });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const aMinuteLater = () => sql`delete from platform.rate_limits where rule = 'identity.phone-code-again'`;
const anHourLater = () => sql`delete from platform.rate_limits where rule = 'identity.phone-codes'`;

describe('A telephone number', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const newNumber = () => `+1413555${String(++made).padStart(4, '0')}`;
  const withPhone = (phone = newNumber()) => signUpMember(app, { phone });
  const codeTo = async (number: string) => {
    const [message] = await mailsTo(app, number);
    return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const badges = async ({ id }: { id: string }) =>
    (await new Client(app.url).get<TrustProfile>(`/api/profiles/${id}`)).body.badges.map(
      ({ badge }) => badge,
    );
  const confirmed = async (phone = newNumber(), typed = phone) => {
    const member = await withPhone(typed);
    await ask(member);
    expect((await give(member, await codeTo(phone))).status).toBe(200);
    return member;
  };

  it('is confirmed by the code that was sent to it, and only then shown as verified', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    expect(await state(member)).toEqual({ phone, confirmedAt: null, possible: true, code: null });
    expect(await badges(member)).not.toContain('verified-phone');

    expect(await ask(member)).toMatchObject({
      status: 202,
      body: { confirmedAt: null, code: { to: phone } },
    });
    const code = await codeTo(phone);
    const [message] = await mailsTo(app, phone);
    expect(message?.text).toBe(
      `${code} is your Vybac code. It works for 10 minutes. Never tell it to anybody.\n\n@localhost #${code}`,
    );
    expect((await state(member)).code).toMatchObject({ state: 'sent', triesLeft: 5 });
    expect(await badges(member)).not.toContain('verified-phone');

    const { status, body } = await give(member, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect([status, body]).toEqual([
      200,
      { phone, confirmedAt: expect.any(String), possible: true, code: null },
    ]);
    expect(await badges(member)).toContain('verified-phone');
    expect(await directoryRow(app, member.id)).toMatchObject({ has_confirmed_phone: true });
    // Once more, of a number that is confirmed, is no mistake.
    expect((await give(member, '000000')).status).toBe(200);
    expect((await ask(member)).body.code).toBeNull();
  });

  it('reads its message in the language of its person', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    await member.client.patch('/api/profile', { language: 'es' });
    await ask(member);
    expect((await mailsTo(app, phone))[0]?.text).toContain('es tu código de Vybac');
  });

  it('is no longer confirmed once it is another one, however the code came', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const member = await confirmed(first);
    await member.client.patch('/api/profile', { bio: 'The number stays.', phone: first });
    expect(await badges(member)).toContain('verified-phone');
    await member.client.patch('/api/profile', { phone: second });
    expect(await badges(member)).not.toContain('verified-phone');

    await app.db.rows(sql`truncate platform.rate_limits`);
    await ask(member);
    const code = await codeTo(second);
    await member.client.patch('/api/profile', { phone: newNumber() });
    expect((await give(member, code)).problem).toMatchObject({ status: 409, code: WRONG });
    expect(await badges(member)).not.toContain('verified-phone');
  });

  it('is the badge of one person: of who read a code there last', async () => {
    const phone = newNumber();
    const before = await confirmed(phone);
    await app.db.rows(sql`truncate platform.rate_limits`);
    const after = await confirmed(phone, phone.replace('+1', '1 '));
    expect([await badges(before), await badges(after)]).toEqual([
      ['verified-email'],
      ['verified-phone', 'verified-email'],
    ]);
  });

  it('can be confirmed by two people at once, and is one’s in the end', async () => {
    const phone = newNumber();
    const [one, two] = [await withPhone(phone), await withPhone(phone)];
    await ask(one);
    const codeOfOne = await codeTo(phone);
    await ask(two);
    const codeOfTwo = await codeTo(phone);
    const answers = await Promise.all([give(one, codeOfOne), give(two, codeOfTwo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const verified = (await Promise.all([one, two].map(badges))).filter((had) =>
      had.includes('verified-phone'),
    );
    expect(verified).toHaveLength(1);
  });

  it('is guessed five times a code, also of twenty at once', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    await ask(member);
    const code = await codeTo(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(member, other(code))));
    const told = answers.flatMap(({ problem }) => problem.issues ?? []).map(({ params }) => params?.left);
    expect(told.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4]);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    await app.db.rows(sql`truncate platform.rate_limits`);
    expect((await give(member, code)).problem.code).toBe(WRONG);
    expect((await state(member)).code).toBeNull();
  });

  it('is guessed fifteen times an hour, by a person and whoever tries it', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    const stranger = await withPhone(phone);
    await ask(member);
    for (let tries = 0; tries < PHONE_CODE_LIMITS.triesPerHour; tries++) await give(member, '000000');
    await app.db.rows(
      sql`delete from platform.rate_limits where rule like 'identity.phone-code%' and rule not like '%tries'`,
    );
    await ask(stranger);
    for (const person of [member, stranger]) {
      const { problem } = await give(person, await codeTo(phone));
      expect(problem.status).toBe(429);
      expect(problem.params?.retryAfter).toBeGreaterThan(3000);
    }
  });

  it('gets one code of twenty that are asked for at once, three an hour and six a day', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    const sent = async () => {
      await app.db.rows(aMinuteLater());
      await app.outbox.delivered();
      return (await ask(member)).status;
    };
    expect([await sent(), await sent(), await sent()]).toEqual([202, 202, 429]);
    await app.db.rows(anHourLater());
    expect([await sent(), await sent(), await sent(), await sent()]).toEqual([202, 202, 202, 429]);
    await app.db.rows(anHourLater());
    expect(await sent()).toBe(429);
    expect(await mailsTo(app, phone)).toHaveLength(6);
    // The number is protected from others, too.
    expect((await ask(await withPhone(phone))).status).toBe(429);
  });

  it('ends after ten minutes, and with the next code', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    await ask(member);
    const first = await codeTo(phone);
    app.setTime(new Date(Date.now() + 10.1 * MINUTE_MS));
    expect((await give(member, first)).problem.code).toBe(WRONG);
    expect((await state(member)).code).toBeNull();
    await app.nest.get(JobRunner).runNow('identity.forget-phone-codes');
    expect(await app.db.rows(sql`select from identity.phone_codes where profile_id = ${member.id}`)).toEqual(
      [],
    );

    await app.db.rows(sql`truncate platform.rate_limits`);
    await ask(member);
    const second = await codeTo(phone);
    await app.db.rows(sql`truncate platform.rate_limits`);
    await ask(member);
    const third = await codeTo(phone);
    const replaced = second === third ? other(third) : second;
    expect((await give(member, replaced)).status).toBe(422);
    expect((await give(member, third)).status).toBe(200);
  });

  it('is kept only as a hash, and no event names the code', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    await ask(member);
    const code = await codeTo(phone);
    const [row] = await app.db.rows(sql<{ all: string }>`
      select (select hash from identity.phone_codes where profile_id = ${member.id})
        || (select string_agg(payload::text, '') from platform.outbox where type = 'identity.phone-code-requested') as all`);
    expect(row?.all).toMatch(/^\$argon2id\$/);
    expect(row?.all).not.toContain(code);
  });

  it('is sent its code once, although its reaction runs again', async () => {
    const phone = newNumber();
    const member = await withPhone(phone);
    await ask(member);
    await app.outbox.delivered();
    const events = await app.outbox.payloads('identity.phone-code-requested');
    const event = events.find(({ profileId }) => profileId === member.id) as never;
    const context = { signal: new AbortController().signal };
    await app.nest.get(SendCodeOnPhoneCodeRequested).react(event, context);
    expect(await mailsTo(app, phone)).toHaveLength(1);
  });

  it('has to be there, and one that can be dialled', async () => {
    expect((await ask(await signUpMember(app))).problem).toMatchObject({
      status: 409,
      code: 'identity.phone-missing',
    });
    const { problem } = await ask(await withPhone('555-0142'));
    expect(problem.issues).toEqual([
      expect.objectContaining({ field: 'phone', code: 'phone-without-country' }),
    ]);
  });

  it.each(['', '12345', '1234567', '12345a', null, 123456, ['123456']])(
    'has no code such as %j',
    async (code) => {
      const { problem } = await give(await withPhone(), code);
      expect(problem.issues).toContainEqual(
        expect.objectContaining({ field: 'code', code: 'phone-code-format' }),
      );
    },
  );

  it('goes with its person, and is no guest’s', async () => {
    const guest = await createGuest(app);
    expect((await ask(guest)).status).toBe(403);
    const member = await withPhone();
    await ask(member);
    await member.client.post('/api/profile/deletion', { secret: member.password });
    expect(await app.db.rows(sql`select from identity.phone_codes where profile_id = ${member.id}`)).toEqual(
      [],
    );
  });
});
