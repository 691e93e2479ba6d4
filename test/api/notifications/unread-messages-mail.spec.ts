import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Mailer } from '#platform/mail/mailer';
import { NotifyPerson } from '../../../src/notifications/notifications.contract.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';
import { holdOneMail, refuseOneMail } from '../../support/app/refuse-one-mail.js';
import { eventually } from '../../support/runner/eventually.js';
import { publish } from '../../support/world/listings.js';
import { converse } from '../../support/world/messaging/conversations.js';
import { move, offer } from '../../support/world/messaging/offers.js';
import { chatNotice, notify } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const aChat = () => `chat:${randomUUID()}`;

describe('Mails about unread messages', () => {
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
  const choose = (byMail: boolean, inApp = true) =>
    mara.client.put('/api/notification-preferences', {
      kinds: [{ kind: 'chat_message', inApp, byMail }],
      sound: true,
    });
  const minutesPass = (minutes: number) => app.setTime(new Date(Date.now() + minutes * MINUTE_MS));
  const mailUnread = () => app.nest.get(JobRunner).runNow('notifications.mail-unread');

  it('come after ten minutes, one for each person, and once', async () => {
    await notify(app, mara, chatNotice('Ben', 'Is it still available?'), aChat());
    minutesPass(9);
    await mailUnread();
    expect(await mails()).toEqual([]);

    minutesPass(11);
    await mailUnread();
    await mailUnread();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New message from Ben');
    expect(mail?.text).toContain('Is it still available?');
    expect(mail?.text).toContain('Read and reply:\nhttps://vybac.example/chat/mara');
    expect(mail?.text).toContain('https://vybac.example/settings#notifications');
  });

  it('tell of all conversations together, and of a picture that it is one', async () => {
    await notify(app, mara, chatNotice('Ben', 'Hello'), aChat());
    minutesPass(11);
    await notify(app, mara, chatNotice('Ann', ''), aChat());
    await mailUnread();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 conversations are waiting for you');
    expect(mail?.text).toContain('Ann: Sent you a picture\n\nBen: Hello\n\n');
    expect(mail?.text).toContain('Open your messages:\nhttps://vybac.example/chat\n');
  });

  it('name ten conversations and count the others', async () => {
    await speak('es');
    for (let n = 1; n <= 12; n++) await notify(app, mara, chatNotice(`Ben ${n}`), aChat());
    minutesPass(11);
    await mailUnread();
    const [mail] = await mails();
    expect(mail?.subject).toBe('12 conversaciones te esperan');
    expect(mail?.text.match(/Ben \d+: /g)).toHaveLength(10);
    expect(mail?.text).toContain('Y 2 conversaciones más.');
  });

  it('are sent once, however many instances look at the same time', async () => {
    for (let n = 1; n <= 3; n++) await notify(app, mara, chatNotice(`Ben ${n}`), aChat());
    minutesPass(11);
    await Promise.all([mailUnread(), mailUnread(), mailUnread()]);
    expect(await mails()).toHaveLength(1);
  });

  it('are not lost when the mail server is away, nor sent to who has read meanwhile', async () => {
    const other = await signUpMember(app);
    await notify(app, mara, chatNotice(), aChat());
    minutesPass(11);
    const attempts = refuseOneMail(app);
    await mailUnread();
    expect(await mails()).toHaveLength(1);
    expect(attempts()).toBe(2);

    await notify(app, other, chatNotice(), aChat());
    minutesPass(22);
    const again = refuseOneMail(app);
    await mailUnread();
    await eventually(() => again() === 1);
    await other.client.post('/api/notifications/read');
    expect(await mailsTo(app, other.email)).toEqual([]);
  });

  it('are not sent about what has been read in time', async () => {
    await notify(app, mara, chatNotice(), aChat());
    await mara.client.post('/api/notifications/read');
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toEqual([]);
  });

  it('come again for a conversation only after it has been read', async () => {
    const chat = aChat();
    await notify(app, mara, chatNotice('Ben', 'One'), chat);
    minutesPass(11);
    await mailUnread();
    await notify(app, mara, chatNotice('Ben', 'Two'), chat);
    minutesPass(22);
    await mailUnread();
    expect(await mails()).toHaveLength(1);

    await mara.client.post('/api/notifications/read');
    await notify(app, mara, chatNotice('Ben', 'Three'), chat);
    minutesPass(33);
    await mailUnread();
    expect(await mails()).toHaveLength(2);
  });

  it('come once about a message that came after one whose mail was still on its way', async () => {
    const chat = aChat();
    await notify(app, mara, chatNotice('Ben', 'One'), chat);
    minutesPass(11);
    const server = holdOneMail(app);
    await mailUnread();
    await eventually(server.isAsked);
    await mara.client.post('/api/notifications/read');
    await app.nest
      .get(CommandBus)
      .execute(new NotifyPerson(mara.id, chatNotice('Ben', 'Two'), { subject: chat }));
    minutesPass(22);
    await mailUnread();
    server.refuse();
    const [mail, ...others] = await mails();
    expect([mail?.text.includes('Two'), others]).toEqual([true, []]);
  });

  it('come only while they are wanted, and not afterwards for what was missed', async () => {
    await choose(false);
    await notify(app, mara, chatNotice(), aChat());
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toEqual([]);
    await choose(true);
    await mailUnread();
    expect(await mails()).toEqual([]);
  });

  it('come where the app does not show messages', async () => {
    await choose(true, false);
    await notify(app, mara, chatNotice(), aChat());
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toHaveLength(1);
  });

  it('are not sent to guests', async () => {
    const guest = await createGuest(app);
    const sent = jest.spyOn(app.nest.get(Mailer), 'send');
    await notify(app, guest, chatNotice(), aChat());
    minutesPass(11);
    await mailUnread();
    await app.outbox.delivered();
    expect(sent).not.toHaveBeenCalled();
  });

  it('do not come from who was blocked while the mail server was away', async () => {
    const listing = await publish(mara.client);
    const ben = await signUpMember(app);
    await app.outbox.delivered();
    const server = holdOneMail(app);
    await offer(ben, mara, listing, '$60');
    await eventually(server.isAsked);
    await mara.client.put(`/api/people/${ben.id}/block`);
    server.refuse();
    expect(await mails()).toEqual([]);
  });

  it('tell who has blocked the other side of a deal when that side calls it off', async () => {
    const ben = await signUpMember(app);
    const made = await offer(mara, ben, await publish(ben.client), '$60');
    await move(ben, made, 'accept');
    await mails();
    await mara.client.put(`/api/people/${ben.id}/block`);
    expect((await move(ben, made, 'cancel')).status).toBe(200);
    const [calledOff, ...before] = await mails();
    expect(before).toHaveLength(1);
    expect(calledOff?.text).toContain('called off');
  });

  it('do not come from who has been blocked since, unless that is taken back', async () => {
    const ben = await signUpMember(app);
    await converse(ben, mara, 'Is it still available?');
    await mara.client.put(`/api/people/${ben.id}/block`);
    minutesPass(11);
    await mailUnread();
    expect(await mails()).toEqual([]);

    const eve = await signUpMember(app);
    await converse(eve, mara, 'And the bike?');
    await mara.client.put(`/api/people/${eve.id}/block`);
    await mara.client.delete(`/api/people/${eve.id}/block`);
    minutesPass(22);
    await mailUnread();
    expect(await mails()).toHaveLength(1);
  });
});
