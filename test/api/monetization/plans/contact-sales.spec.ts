import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { CONTACT_LIMITS, SALES_LIMITS } from '#contract/contact';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { mailsTo } from '../../../support/app/mail.js';
import { signUpMember } from '../../../support/world/people.js';

const DESK = 'desk@market.example';
const TEXT = 'Would Premium answer my buyers at night, too?';

const form = (changes: object = {}) => ({
  name: 'Ada',
  email: 'ada@example.org',
  message: TEXT,
  ...changes,
});

describe('asking about the plans', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await startApp({ SUPPORT_EMAIL: DESK });
    visitor = new Client(app.url);
  });
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits, community.contact_messages`);
  });
  afterAll(() => app.stop());

  const write = (changes: object = {}, client = visitor) => client.post('/api/sales-messages', form(changes));
  const kept = () =>
    app.db.rows(sql`select topic, message, person_id as "personId" from community.contact_messages`);

  it('is kept, mailed to the desk with the address for the answer, and copied to the writer', async () => {
    expect((await write({ language: 'es' })).status).toBe(202);
    expect(await kept()).toEqual([{ topic: 'sales', message: TEXT, personId: null }]);
    const [toDesk] = await mailsTo(app, DESK);
    expect(toDesk).toMatchObject({
      subject: 'Ada wrote: Plans, before buying one',
      headers: { 'Reply-To': 'ada@example.org' },
    });
    expect(toDesk?.text).toContain(TEXT);
    expect((await mailsTo(app, 'ada@example.org'))[0]?.subject).toBe('Tu mensaje a Vybac');
  });

  it('is known to be a member’s', async () => {
    const member = await signUpMember(app);
    await write({ email: member.email }, member.client);
    expect(await kept()).toMatchObject([{ personId: member.id }]);
  });

  it.each([
    ['name', { name: ' A ' }, 'contact-name-too-short'],
    ['name', { name: 7 }, 'contact-name-too-short'],
    ['name', { name: 'A'.repeat(CONTACT_LIMITS.nameMax + 1) }, 'contact-name-too-long'],
    ['email', { email: 'ada@' }, 'contact-email-invalid'],
    ['email', { email: 'ada@example.org\r\nBcc: all@example.org' }, 'contact-email-invalid'],
    ['message', { message: 'x'.repeat(9) }, 'contact-message-too-short'],
    ['message', { message: 'x'.repeat(501) }, 'contact-message-too-long'],
  ])('with a wrong %s is refused, and nothing is kept: %j', async (field, changes, code) => {
    const { status, body } = await write(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ issues: [{ field, code }] });
    expect(await kept()).toEqual([]);
  });

  it('takes from 2 letters of a name, and from 10 to 500 of a message', async () => {
    expect(SALES_LIMITS.messageMax).toBe(500);
    for (const changes of [{ name: 'Al' }, { message: 'x'.repeat(10) }, { message: 'x'.repeat(500) }])
      expect((await write(changes)).status).toBe(202);
  });

  it('is counted apart from what is written to the contact form, twenty at once', async () => {
    await visitor.post('/api/contact-messages', { topic: 'other', ...form() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => write({ email: `n${n}@example.org` })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(CONTACT_LIMITS.perAddressAnHour);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await kept()).toHaveLength(CONTACT_LIMITS.perAddressAnHour + 1);
  });
});

describe('asking about the plans where nobody answers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  it('is refused', async () => {
    const answer = await new Client(app.url).post('/api/sales-messages', form());
    expect(answer).toMatchObject({ status: 503, body: { code: 'community.nobody-answers' } });
  });
});
