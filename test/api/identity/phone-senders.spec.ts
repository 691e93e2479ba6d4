import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CodeSender, NoCodeSender } from '../../../src/identity/phone-senders/code-sender.js';
import type { PhoneState } from '../../../src/identity/phones/phone.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { mailsTo } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { SmsServer } from '../../support/servers/sms-server.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const state = async ({ client }: TestMember) => (await client.get<PhoneState>('/api/profile/phone')).body;
const ask = ({ client }: TestMember) => client.post<PhoneState>('/api/profile/phone/code');
const give = ({ client }: TestMember, code: string) =>
  client.post<PhoneState>('/api/profile/phone/confirmation', { code });

describe('A gateway that sends codes', () => {
  const server = new SmsServer();
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await startApp({ SMS_GATEWAY_URL: await server.start() });
  });
  afterEach(() => {
    server.status = 200;
    server.speak();
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const member = () => signUpMember(app, { phone: `+1413555${String(++made).padStart(4, '0')}` });

  it('gets number and text', async () => {
    const { phone } = await state(await member().then(async (asking) => (await ask(asking), asking)));
    const request = await eventually(() => server.requests.find(({ body }) => body.includes(phone ?? '')));
    expect(JSON.parse(request.body)).toEqual({ to: phone, text: expect.stringMatching(/^\d{6} is your/) });
  });

  it('that refuses the number is not asked again, and the person is told', async () => {
    server.status = 422;
    const asking = await member();
    await ask(asking);
    await app.outbox.delivered();
    expect((await state(asking)).code?.state).toBe('refused');
    expect((await give(asking, '123456')).status).toBe(409);
  });

  it('that hangs keeps nobody waiting: neither who asked, nor the database', async () => {
    server.silent = true;
    const asking = await member();
    const before = server.requests.length;
    expect((await ask(asking)).body.code?.state).toBe('on-its-way');
    await eventually(() => server.requests.length > before);
    const open = await app.db.first(sql<{ held: number }>`
      select count(*)::int as held from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(open?.held).toBe(0);
    // Their row is locked by nobody, and other mails go out.
    expect((await asking.client.patch('/api/profile', { bio: 'Still here.' })).status).toBe(200);
    server.speak();
    await app.outbox.delivered();
    expect((await state(asking)).code?.state).toBe('sent');
  });
});

describe('Twilio Verify', () => {
  const server = new SmsServer();
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      TWILIO_VERIFY_URL: await server.start(),
      TWILIO_VERIFY_SERVICE: `VA${'0'.repeat(32)}`,
      TWILIO_ACCOUNT: `AC${'1'.repeat(32)}`,
      TWILIO_TOKEN: 'secret',
    });
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it('makes the code and says whether it is right', async () => {
    const asking = await signUpMember(app, { phone: '+14135550199' });
    await ask(asking);
    await app.outbox.delivered();
    expect((await give(asking, '111111')).status).toBe(422);
    server.status = 503;
    expect((await give(asking, server.approves)).status).toBe(503);
    server.status = 200;
    const { body } = await give(asking, server.approves);
    expect(body.confirmedAt).toEqual(expect.any(String));
    expect(await mailsTo(app, '+14135550199')).toEqual([]);
  });
});

describe('Nobody who sends codes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
    // As in production without a gateway.
    Object.assign(app.nest.get(CodeSender), { available: new NoCodeSender().available });
  });
  afterAll(() => app.stop());

  it('is said plainly: the badge cannot be earned', async () => {
    const asking = await signUpMember(app, { phone: '+14135550142' });
    expect(await state(asking)).toMatchObject({ possible: false, code: null });
    expect((await ask(asking)).problem).toMatchObject({
      status: 503,
      code: 'identity.phone-codes-unavailable',
    });
  });
});
