import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS, type Notice } from '#contract/notices/notices';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Mailer } from '#platform/mail/mailer';
import { OutboxRelay } from '#platform/outbox/outbox.relay';
import { UnnameNotices } from '../../../src/notifications/notifications.contract.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';
import { refuseOneMail } from '../../support/app/refuse-one-mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { notifications, notify, offerNotice, openTab } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const when = '2026-12-01T10:00:00Z[America/New_York]';

const about: Notice[] = [
  {
    kind: 'plan',
    code: 'plan-payment-failed',
    params: { plan: 'pro', when: '2026-12-01T10:00:00Z' },
    link: '/settings',
  },
  {
    kind: 'meetup',
    code: 'meetup-reminder',
    params: { name: 'Ben', title: 'City bike', when, place: 'Library' },
    link: '/meetups',
  },
  { kind: 'order', code: 'order-requested', params: { name: 'Ben', title: 'City bike' }, link: '/orders' },
  { kind: 'review', code: 'review-replied', params: { title: 'City bike' }, link: '/reviews/mara' },
  { kind: 'comment', code: 'comment-posted', params: { title: 'City bike' }, link: '/listing/bike' },
];
const comment = (title: string): Notice => ({
  kind: 'comment',
  code: 'comment-posted',
  params: { title },
  link: '/listing/bike',
});
const order = (title: string): Notice => ({
  kind: 'order',
  code: 'order-opened',
  params: { name: 'Ben', title },
  link: '/orders',
});

describe('Mails about notifications', () => {
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

  const mails = () => mailsTo(app, mara.email);
  const speak = (language: string) => mara.client.patch('/api/profile', { language });
  const choose = (kind: string, byMail: boolean, inApp = true) =>
    mara.client.put('/api/notification-preferences', { kinds: [{ kind, inApp, byMail }], sound: true });

  const spent = () =>
    app.db.first(sql<{ count: number }>`
      select count from platform.rate_limits where rule = 'notifications.mails' and key = ${mara.id}`);
  const mailUnread = async (minutes: number) => {
    app.setTime(new Date(Date.now() + minutes * MINUTE_MS));
    await app.nest.get(JobRunner).runNow('notifications.mail-unread');
  };

  it('say what happened, lead there, and name the place to switch them off', async () => {
    await notify(app, mara, offerNotice(150));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Mara K. offers $150');
    expect(mail?.text).toContain('For “City bike”. You can accept, decline or name another price.');
    expect(mail?.text).toContain('Take a look:\nhttps://vybac.example/chat/mara?listing=bike');
    expect(mail?.text).toContain('https://vybac.example/settings#notifications');
    expect(mail?.html).toContain('<html lang="en">');
  });

  it('are written in the person’s language', async () => {
    await speak('es');
    await notify(app, mara, offerNotice(42.5));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Mara K. ofrece 42,50\u00A0$');
    expect(mail?.text).toContain('Ver más:\nhttps://vybac.example/chat/mara?listing=bike');
    expect(mail?.html).toContain('<html lang="es">');
  });

  it('are written in English for a language without words yet', async () => {
    await speak('ja');
    await notify(app, mara, offerNotice());
    const [mail] = await mails();
    expect([mail?.subject, mail?.html.includes('<html lang="en">')]).toEqual(['Mara K. offers $150', true]);
  });

  it('lead to all notifications when there is no better place', async () => {
    await notify(app, mara, { ...offerNotice(), link: null });
    expect((await mails())[0]?.text).toContain('https://vybac.example/notifications\n');
  });

  it('come only for the kinds somebody wants mails about, whether the app shows them or not', async () => {
    await notify(app, mara, { ...offerNotice(), kind: 'other' });
    await choose('offer', false);
    await notify(app, mara, offerNotice());
    expect(await mails()).toEqual([]);

    await choose('offer', true, false);
    await notify(app, mara, offerNotice());
    expect(await mails()).toHaveLength(1);
    expect((await notifications(mara.client)).items).toHaveLength(1);
  });

  it('are sent once, even when the outbox comes back to them', async () => {
    await notify(app, mara, offerNotice());
    expect(await mails()).toHaveLength(1);
    await app.db.rows(sql`update platform.outbox set processed_at = null, available_at = now()`);
    app.nest.get(OutboxRelay).wake();
    expect(await mails()).toHaveLength(1);
  });

  it('are tried again when the mail server is away', async () => {
    const attempts = refuseOneMail(app);
    await notify(app, mara, offerNotice());
    expect(await mails()).toHaveLength(1);
    expect(attempts()).toBe(2);
  });

  it('are not sent any more about what was read while the mail server was away', async () => {
    const attempts = refuseOneMail(app);
    await notify(app, mara, offerNotice());
    await eventually(() => attempts() === 1);
    await mara.client.post('/api/notifications/read');
    expect(await mails()).toEqual([]);
  });

  it('do not name who left while the mail server was away', async () => {
    await choose('other', true);
    const attempts = refuseOneMail(app);
    const joined: Notice = {
      kind: 'other',
      code: 'referral-joined',
      params: { name: 'Ben' },
      link: '/referrals',
    };
    await notify(app, mara, joined, 'referral:ben');
    await eventually(() => attempts() === 1);
    const places = [{ personId: mara.id, subject: 'referral:ben' }];
    await app.nest.get(CommandBus).execute(new UnnameNotices(places));
    const [mail] = await mails();
    expect(mail?.subject).toBe('Deleted user accepted your invitation');
    expect(mail?.text).not.toContain('Ben');
  });

  const anHourPasses = async () => {
    await app.db.rows(sql`
      update platform.rate_limits set window_start = now() - interval '61 minutes'
      where rule = 'notifications.mails'`);
    await mailUnread(61);
  };

  describe('beyond those of an hour', () => {
    const { mailsPerHour } = NOTIFICATION_LIMITS;
    /** As anybody can who comments on so many listings. */
    const useUp = async () => {
      for (let n = 1; n <= mailsPerHour; n++) await notify(app, mara, comment(`Lamp ${n}`), `comments:${n}`);
      expect(await mails()).toHaveLength(mailsPerHour);
    };
    const late = async () => (await mails()).slice(0, -mailsPerHour);

    it.each(about)('wait and come later, of the kind $kind', async (notice) => {
      await useUp();
      await notify(app, mara, notice, 'late:bike');
      await app.outbox.delivered();
      await mailUnread(59);
      expect(await late()).toEqual([]);
      await anHourPasses();
      const [mail, ...others] = await late();
      expect(others).toEqual([]);
      expect(mail?.text).toContain(`https://vybac.example${notice.link}`);
      await mailUnread(130);
      expect(await late()).toHaveLength(1);
    });

    it.each(about)('wait for who has the kind $kind by mail alone', async (notice) => {
      await useUp();
      await choose(notice.kind, true, false);
      await notify(app, mara, notice);
      await app.outbox.delivered();
      await mailUnread(59);
      expect(await late()).toEqual([]);
      await anHourPasses();
      expect(await late()).toHaveLength(1);
      await choose(notice.kind, true);
      const shown = (await notifications(mara.client)).items.filter(({ code }) => code === notice.code);
      expect(shown).toHaveLength(notice.kind === 'comment' ? mailsPerHour : 0);
    });

    it('come together, and wait again where there is no room for them', async () => {
      await useUp();
      await notify(app, mara, order('City bike'), 'order:bike');
      await notify(app, mara, order('Brass lamp'), 'order:lamp');
      await app.outbox.delivered();
      await mailUnread(61);
      expect(await late()).toEqual([]);
      await mailUnread(119);
      await anHourPasses();
      expect(await late()).toEqual([]);
      await mailUnread(122);
      expect(await late()).toMatchObject([{ subject: '2 notifications are waiting for you' }]);
    });

    it('do not come about what was read or is no longer wanted meanwhile', async () => {
      await useUp();
      for (const notice of about) await notify(app, mara, notice, `late:${notice.kind}`);
      await app.outbox.delivered();
      await choose('plan', false);
      await mara.client.post('/api/notifications/read');
      await anHourPasses();
      expect(await late()).toEqual([]);
    });
  });

  describe('to who wants them by mail alone', () => {
    it.each(about)('are counted once, however often they are tried: $kind', async (notice) => {
      await choose(notice.kind, true, false);
      const attempts = refuseOneMail(app);
      await notify(app, mara, notice, 'away:bike');
      expect(await mails()).toHaveLength(1);
      expect([attempts(), await spent()]).toEqual([2, { count: 1 }]);
      // Like what has been read, it goes after a while.
      const kept = await app.db.rows(sql<{ read: boolean }>`
        select read_at is not null as read from notifications.notices where person_id = ${mara.id}`);
      expect(kept).toEqual([{ read: true }]);
    });

    it('come about each comment, which they have nowhere to read', async () => {
      await choose('comment', true, false);
      for (let n = 1; n <= 2; n++) await notify(app, mara, comment('City bike'), 'comments:bike');
      expect(await mails()).toHaveLength(2);
      expect(await spent()).toEqual({ count: 2 });
    });

    it('come at once, also while they have the app open, which shows nothing', async () => {
      await choose('offer', true, false);
      const tab = await openTab(app, mara);
      await notify(app, mara, offerNotice());
      expect(await mails()).toHaveLength(1);
      expect(await notifications(mara.client)).toMatchObject({ items: [], unread: 0 });
      await notify(app, mara, comment('City bike'));
      await eventually(() => tab.shown.length > 0);
      tab.close();
      expect(tab.shown.map(({ kind }) => kind)).toEqual(['comment']);
    });
  });

  it('are not sent to guests, nor to an address nobody has confirmed', async () => {
    const guest = await createGuest(app);
    const unconfirmed = await signUpMember(app, { confirmed: false });
    // What was told before is on its way yet.
    await app.outbox.delivered();
    const sent = jest.spyOn(app.nest.get(Mailer), 'send');
    for (const person of [guest, unconfirmed]) await notify(app, person, offerNotice());
    await app.outbox.delivered();
    expect(sent).not.toHaveBeenCalled();
  });
});
