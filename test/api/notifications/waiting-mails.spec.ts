import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Notice } from '#contract/notices/notices';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Outbox } from '#platform/outbox/outbox';
import { MessagesLeftUnread } from '../../../src/notifications/mails/messages-left-unread.js';
import { NotifyPeople } from '../../../src/notifications/notifications.contract.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';
import { refuseOneMail } from '../../support/app/refuse-one-mail.js';
import { notifications, notify } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const ring = (title: string): Notice => ({
  kind: 'review',
  code: 'review-ring',
  params: { title, deals: 4 },
  link: '/reviews/mara',
});
const reward: Notice = { kind: 'other', code: 'reward-earned', params: { amount: 5 }, link: '/rewards' };
const found: Notice = {
  kind: 'other',
  code: 'search-found',
  params: { search: 'Lamps', title: 'Brass lamp', amount: 40 },
  link: '/listing/lamp',
};

describe('Mails about what many people were told', () => {
  let app: TestApp;
  let mara: TestMember;

  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://vybac.example' });
  });
  beforeEach(async () => {
    mara = await signUpMember(app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  /** What is told of one thing, as other parts of the product do once the people are known. */
  const tell = async (notice: Notice, subject = `thing:${randomUUID()}`, people = [mara.id]) => {
    await app.outbox.delivered();
    const told = people.map((personId) => ({ personId, notice }));
    await app.nest.get(CommandBus).execute(new NotifyPeople(told, subject));
  };
  const mails = () => mailsTo(app, mara.email);
  const choose = (kind: Notice['kind'], byMail: boolean, inApp = true) =>
    mara.client.put('/api/notification-preferences', { kinds: [{ kind, inApp, byMail }], sound: true });
  const minutesPass = (minutes: number) => app.setTime(new Date(Date.now() + minutes * MINUTE_MS));
  const kept = () =>
    app.db.rows(sql<{ read: boolean }>`
      select read_at is not null as read from notifications.notices where person_id = ${mara.id}`);
  const mailUnread = () => app.nest.get(JobRunner).runNow('notifications.mail-unread');

  it('come after ten minutes, once, and lead to what it is', async () => {
    await tell(ring('City bike'));
    expect((await notifications(mara.client)).items).toMatchObject([{ code: 'review-ring', read: false }]);
    minutesPass(9);
    await mailUnread();
    expect(await mails()).toEqual([]);

    minutesPass(11);
    await mailUnread();
    minutesPass(90);
    await mailUnread();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('City bike');
    expect(mail?.text).toContain('https://vybac.example/reviews/mara');
  });

  it('tell of all that waits of a kind together, and of each kind by itself', async () => {
    await choose('other', true);
    await tell(ring('City bike'));
    await tell(reward);
    minutesPass(11);
    await tell(ring('Brass lamp'));
    await mailUnread();
    const sent = (await mails()).toSorted((one, other) => one.subject.localeCompare(other.subject));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toBe('2 notifications are waiting for you');
    expect(sent[0]?.text).toMatch(/Brass lamp[^]*City bike/);
    expect(sent[0]?.text).toContain('See your notifications:\nhttps://vybac.example/notifications\n');
    expect(sent[1]?.text).toContain('https://vybac.example/rewards');
  });

  it('name ten and count the others', async () => {
    await mara.client.patch('/api/profile', { language: 'es' });
    for (let n = 1; n <= 12; n++) await tell(ring(`City bike (${n})`));
    minutesPass(11);
    await mailUnread();
    const [mail] = await mails();
    expect(mail?.subject).toBe('12 notificaciones te esperan');
    expect(mail?.text.match(/City bike \(/g)).toHaveLength(10);
    expect(mail?.text).toContain('Y 2 notificaciones más.');
  });

  it('are not sent about what was read, nor of a kind that is not wanted by mail, then or later', async () => {
    await tell(ring('City bike'));
    await mara.client.post('/api/notifications/read');
    await tell(reward);
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toEqual([]);

    await choose('other', true);
    await mailUnread();
    expect(await mails()).toEqual([]);

    await tell(reward);
    await choose('other', false);
    minutesPass(22);
    await mailUnread();
    expect(await mails()).toEqual([]);
  });

  it('come where the app does not show it, then or later', async () => {
    const subject = `thing:${randomUUID()}`;
    await tell(ring('City bike'), subject);
    await choose('review', true, false);
    await tell(ring('City bike'), subject);
    expect((await notifications(mara.client)).items).toEqual([]);
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toHaveLength(1);
    await choose('review', true);
    expect(await notifications(mara.client)).toMatchObject({ items: [], unread: 0 });
    // Like what has been read, it goes after a while.
    expect(await kept()).toEqual([{ read: true }]);
  });

  it('are all that is kept for who wants them alone: nothing of what is mailed elsewhere', async () => {
    await choose('other', true, false);
    await tell(found);
    expect(await kept()).toEqual([]);
  });

  it('do not go to guests, nor tell of what is mailed elsewhere', async () => {
    const guest = await createGuest(app);
    await choose('other', true);
    await tell(ring('City bike'), undefined, [guest.id]);
    await tell(found);
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toEqual([]);
    await app.outbox.delivered();
    expect(await app.outbox.payloads(MessagesLeftUnread.type)).not.toContainEqual(
      expect.objectContaining({ personId: mara.id }),
    );
  });

  it('come again for what is told anew of the same thing', async () => {
    await tell(ring('City bike'), 'deal:bike');
    minutesPass(11);
    await mailUnread();
    await tell(ring('City bike'), 'deal:bike');
    minutesPass(22);
    await mailUnread();
    expect(await mails()).toHaveLength(2);
  });

  it('are none besides the one that is sent at once to a single person', async () => {
    await tell(ring('City bike'), 'deal:bike');
    await notify(app, mara, ring('City bike'), 'deal:bike');
    await app.outbox.delivered();
    expect(await mails()).toHaveLength(1);
    await notify(app, mara, ring('Brass lamp'), 'deal:lamp');
    // As if the mail server had not answered yet.
    await app.outbox.delivered();
    await app.db.rows(sql`update notifications.notices set mailed_at = null where person_id = ${mara.id}`);
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toHaveLength(2);
  });

  it('are sent once, however many instances look, when one dies amid that, and when the mail server is away', async () => {
    await tell(ring('City bike'));
    minutesPass(11);
    jest.spyOn(app.nest.get(Outbox), 'raise').mockImplementationOnce(() => {
      throw new Error('The instance dies.');
    });
    await expect(mailUnread()).rejects.toThrow('The instance dies.');
    const attempts = refuseOneMail(app);
    await Promise.all([mailUnread(), mailUnread(), mailUnread()]);
    expect(await mails()).toHaveLength(1);
    expect(attempts()).toBe(2);
  });

  it('are looked for without reading what has been mailed or read, however much of it there is', async () => {
    await app.db.rows(sql`
      insert into notifications.notices (id, person_id, kind, code, params, created_at, read_at, mail_waits, mailed_at)
      select gen_random_uuid(), md5((n % 3000)::text)::uuid, 'review', 'review-ring', '{}', now() - interval '1 day',
        case when n % 3 > 0 then now() end, n % 3 < 2, case when n % 3 = 0 then now() end
      from generate_series(1, 30000) n`);
    await app.db.rows(sql`analyze notifications.notices`);
    await tell(ring('City bike'));
    minutesPass(11);
    const asked = jest.spyOn(app.db, 'rows');
    await mailUnread();
    const looks = asked.mock.calls.map(([statement]) => statement);
    jest.restoreAllMocks();
    const plans = await Promise.all(
      looks.map((statement) => app.db.rows(sql<{ 'QUERY PLAN': string }>`explain ${statement}`)),
    );
    const taking = plans
      .map((lines) => lines.map((line) => line['QUERY PLAN']).join('\n'))
      .filter((plan) => plan.includes('CTE taken'));
    expect(taking.length).toBeGreaterThan(0);
    for (const plan of taking) {
      expect(plan).toContain('notifications_to_mail');
      expect(plan).not.toContain('Seq Scan on notices');
    }
  });
});
