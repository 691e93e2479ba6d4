import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { CONTACT_LIMITS } from '#contract/contact';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { JobRunner } from '#platform/jobs/job-runner';
import { Mailer } from '#platform/mail/mailer';
import { startApp, type TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { joinAs } from '../../support/world/joining.js';
import { createGuest, leaveForGood, makeAdmin, signUpMember } from '../../support/world/people.js';

const DESK = 'desk@market.example';
const TEXT = 'The handle came off.\n\nWho mends it? <b>Thanks</b>';

const form = (changes: object = {}) => ({
  topic: 'safety',
  name: 'Ada',
  email: 'ada@example.org',
  message: TEXT,
  ...changes,
});

describe('writing to the people who run the place', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await startApp({ SUPPORT_EMAIL: DESK, OPERATOR_NAME: 'Campus Swap e. V.' });
    visitor = new Client(app.url);
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits, community.contact_messages`);
  });
  afterAll(() => app.stop());

  const write = (changes: object = {}, client = visitor) =>
    client.post('/api/contact-messages', form(changes));
  const kept = () =>
    app.db.rows(sql<{ message: string; person_id: string | null }>`
    select message, person_id from community.contact_messages`);

  it('is kept, mailed to the desk with the writer’s address for the answer, and copied to the writer', async () => {
    expect((await write({ email: 'first@example.org' })).status).toBe(202);
    expect(await kept()).toEqual([{ message: TEXT, person_id: null }]);
    const [toDesk] = await mailsTo(app, DESK);
    expect(toDesk).toMatchObject({
      subject: 'Ada wrote: Something unsafe',
      headers: { 'Reply-To': 'first@example.org' },
    });
    expect(toDesk?.text).toContain('The handle came off.');
    expect(toDesk?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
    const [copy] = await mailsTo(app, 'first@example.org');
    expect(copy?.subject).toBe('Your message to Vybac');
    expect(copy?.text).toContain('Who mends it?');
  });

  it('takes a conversation with the assistant along, to the desk and into the copy', async () => {
    const conversation = 'You: Where is my <b>bike</b>?\n\nAssistant: I do not know that.';
    expect((await write({ email: 'along@example.org', conversation })).status).toBe(202);
    for (const address of [DESK, 'along@example.org']) {
      const [mail] = await mailsTo(app, address);
      expect(mail?.text).toMatch(
        /Before that, with the assistant:\s+You: Where is my <b>bike<\/b>\?\s+Assistant: /,
      );
      expect(mail?.html).toContain('&lt;b&gt;bike&lt;/b&gt;');
    }
    const rows = await app.db.rows(sql`select conversation from community.contact_messages`);
    expect(rows).toEqual([{ conversation }]);
  });

  it('says nothing of a conversation there is none of', async () => {
    await write({ email: 'none@example.org', conversation: '  ' });
    expect((await mailsTo(app, 'none@example.org'))[0]?.text).not.toContain('with the assistant');
  });

  it('copies in the writer’s language', async () => {
    await write({ email: 'es@example.org', language: 'es' });
    expect((await mailsTo(app, 'es@example.org'))[0]?.subject).toBe('Tu mensaje a Vybac');
  });

  it.each([
    ['topic', { topic: 'gossip' }, 'is-in'],
    ['name', { name: ' A ' }, 'contact-name-too-short'],
    ['name', { name: null }, 'contact-name-too-short'],
    ['name', { name: 'A'.repeat(CONTACT_LIMITS.nameMax + 1) }, 'contact-name-too-long'],
    ['email', { email: 'ada' }, 'contact-email-invalid'],
    ['email', { email: 'ada@example.org\r\nBcc: all@example.org' }, 'contact-email-invalid'],
    ['message', { message: 'Too short' }, 'contact-message-too-short'],
    ['message', { message: 'x'.repeat(CONTACT_LIMITS.messageMax + 1) }, 'contact-message-too-long'],
    ['conversation', { conversation: 'x'.repeat(CONTACT_LIMITS.conversation + 1) }, 'conversation-too-long'],
  ])('refuses a wrong %s and keeps nothing: %j', async (field, changes, code) => {
    const { status, body } = await write(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ issues: [{ field, code }] });
    expect(await kept()).toEqual([]);
  });

  it('takes a name as a name in the mail’s head, whatever is in it', async () => {
    await write({ name: 'Ada\r\nBcc: all@example.org', email: 'crlf@example.org' });
    const [toDesk] = await mailsTo(app, DESK);
    expect(Object.keys(toDesk?.headers ?? {})).toEqual(['Reply-To']);
    expect(toDesk?.subject).not.toMatch(/[\r\n]/);
  });

  it('takes five an hour from one network address, twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => write({ email: `n${i}@example.org` })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(CONTACT_LIMITS.perAddressAnHour);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await kept()).toHaveLength(CONTACT_LIMITS.perAddressAnHour);
  });

  it('copies to one mailbox five times a day, however its address is written', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < CONTACT_LIMITS.perMailAddressADay + 1; n++) {
      const name = n % 2 ? 'Tagged' : 'tagged';
      statuses.push((await write({ email: `${name}+${n}@example.org` })).status);
      await app.db.rows(sql`delete from platform.rate_limits where rule = 'community.contact'`);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await kept()).toHaveLength(CONTACT_LIMITS.perMailAddressADay);
  });

  it('goes when its writer goes', async () => {
    const member = await signUpMember(app);
    await write({ email: member.email }, member.client);
    expect(await kept()).toMatchObject([{ person_id: member.id }]);
    await leaveForGood(app, member);
    await app.outbox.delivered();
    expect(await kept()).toEqual([]);
  });

  it('is mailed though its writer became a member meanwhile, and is theirs', async () => {
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    await app.outbox.delivered();
    const mailer = app.nest.get(Mailer);
    const away = jest.spyOn(mailer, 'send').mockRejectedValue(new Error('The mail server is away.'));
    await write({ email: 'joining@example.org' }, guest.client);
    await eventually(() => away.mock.calls.length > 0);
    expect((await joinAs(guest, member)).status).toBe(200);
    away.mockRestore();
    const [toDesk] = await mailsTo(app, DESK);
    expect(toDesk?.headers).toEqual({ 'Reply-To': 'joining@example.org' });
    expect(await kept()).toEqual([{ message: TEXT, person_id: member.id }]);
  });

  it('goes after 180 days, a visitor’s too', async () => {
    await write();
    const written = app.nest.get(Clock).now().getTime();
    const removedAfter = async (days: number) => {
      app.setTime(new Date(written + days * DAY_MS));
      await app.nest.get(JobRunner).runNow('community.remove-old-contact-messages');
      return (await kept()).length === 0;
    };
    expect([await removedAfter(179), await removedAfter(181)]).toEqual([false, true]);
  });

  it('says who runs the place', async () => {
    const { body } = await visitor.get('/api/site');
    expect(body).toEqual({
      operator: 'Campus Swap e. V.',
      postalAddress: null,
      supportEmail: DESK,
      repositoryUrl: null,
      answersMessages: true,
    });
  });
});

describe('without an address for messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => app.stop());

  it('refuses what nobody would read, and goes to the administrators once there is one', async () => {
    const visitor = new Client(app.url);
    expect((await visitor.get('/api/site')).body).toMatchObject({
      answersMessages: false,
      supportEmail: null,
    });
    const refused = await visitor.post('/api/contact-messages', form());
    expect(refused).toMatchObject({ status: 503, body: { code: 'community.nobody-answers' } });
    // Who would read it is asked for those alone whose message is taken.
    for (let n = 1; n < CONTACT_LIMITS.perAddressAnHour; n++)
      await visitor.post('/api/contact-messages', form({ email: `n${n}@example.org` }));
    expect((await visitor.post('/api/contact-messages', form())).status).toBe(429);
    await app.db.rows(sql`truncate platform.rate_limits`);
    const admin = await makeAdmin(app);
    expect((await visitor.post('/api/contact-messages', form())).status).toBe(202);
    expect(await mailsTo(app, admin.email)).toHaveLength(1);
  });

  it('mails each administrator once, whoever of them cannot be reached for a while', async () => {
    const admins = [await makeAdmin(app), await makeAdmin(app)];
    await app.outbox.delivered();
    const atDesk = admins.map(({ email }) => email);
    const mailer = app.nest.get(Mailer);
    const send = mailer.send.bind(mailer);
    let tried = 0;
    jest.spyOn(mailer, 'send').mockImplementation((mail, signal) => {
      if (atDesk.includes(mail.to) && ++tried === 2) throw new Error('The mail server is away.');
      return send(mail, signal);
    });
    await new Client(app.url).post('/api/contact-messages', form({ email: 'once@example.org' }));
    for (const email of atDesk) expect(await mailsTo(app, email)).toHaveLength(1);
    expect(tried).toBe(3);
  });
});
