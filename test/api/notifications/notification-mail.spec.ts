import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { Mailer } from '#platform/mail/mailer';
import { OutboxRelay } from '#platform/outbox/outbox.relay';
import { startApp, type TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';
import { refuseOneMail } from '../../support/app/refuse-one-mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { notifications, notify, offerNotice } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

describe('Mails about notifications', () => {
  let app: TestApp;
  let mara: TestMember;

  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://vybac.example' });
  });
  beforeEach(async () => {
    mara = await signUpMember(app);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => app.stop());

  const mails = () => mailsTo(app, mara.email);
  const speak = (language: string) => mara.client.patch('/api/profile', { language });
  const choose = (kind: string, byMail: boolean, inApp = true) =>
    mara.client.put('/api/notification-preferences', { kinds: [{ kind, inApp, byMail }], sound: true });

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

  it('are not sent to guests, nor to an address nobody has confirmed', async () => {
    const guest = await createGuest(app);
    const unconfirmed = await signUpMember(app, { confirmed: false });
    const sent = jest.spyOn(app.nest.get(Mailer), 'send');
    for (const person of [guest, unconfirmed]) await notify(app, person, offerNotice());
    await app.outbox.delivered();
    expect(sent).not.toHaveBeenCalled();
  });
});
