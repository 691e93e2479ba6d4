import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { NoticeMailBudget } from '../../../src/notifications/mails/notice-mail-budget.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';
import { publish } from '../../support/world/listings.js';
import { ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import { say } from '../../support/world/messaging/conversations.js';
import { counter, move, offer } from '../../support/world/messaging/offers.js';
import { notifications } from '../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

/** Every time a tab was told of a notification, alone or with a message. */
const announced = (tab: ChatTab) => [
  ...tab.heard('messaging.message').flatMap(({ notification }) => notification ?? []),
  ...tab.heard('notifications.notice'),
];

describe('What a person is told of a conversation', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversation: string;
  const tabs: ChatTab[] = [];

  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://vybac.example' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = [await signUpMember(app), await signUpMember(app, { fullName: 'Theo B' })];
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
    await app.outbox.delivered();
    conversation = await startConversation(buyer.client, seller.id, listing);
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
    app.setTime(new Date());
  });

  async function tabOf(person: TestMember): Promise<ChatTab> {
    const tab = await ChatTab.open(app.url, person.client.accessToken);
    tabs.push(tab);
    return tab;
  }
  const told = async (person: TestMember) => {
    await app.outbox.delivered();
    return notifications(person.client);
  };
  const read = (person: TestMember, seq: number) =>
    person.client.post(`/api/conversations/${conversation}/read`, { seq });
  const mailUnread = async (minutes: number) => {
    app.setTime(new Date(Date.now() + minutes * MINUTE_MS));
    await app.nest.get(JobRunner).runNow('notifications.mail-unread');
  };

  it('is one notice, when a message is an offer, and is announced once', async () => {
    const tab = await tabOf(seller);
    await offer(buyer, seller, listing, 'Would you take $60?');
    const { items, unread } = await told(seller);
    expect(items).toMatchObject([{ kind: 'offer', code: 'offer-made', params: { amount: 60 }, read: false }]);
    expect(unread).toBe(1);
    await tab.hears('messaging.message');
    await tab.hears('notifications.notice');
    expect(announced(tab)).toMatchObject([{ kind: 'offer', read: false }]);
  });

  it('is one unread notice, when a message turns out to be an offer afterwards', async () => {
    const { body } = await say(buyer, conversation, 'I have 45 with me right now');
    expect(body.offerQuestion).toBe(45);
    expect((await told(seller)).items).toMatchObject([{ kind: 'chat_message', read: false }]);
    const tab = await tabOf(seller);
    await buyer.client.post('/api/offers', { messageId: body.message.id });
    const { items, unread } = await told(seller);
    expect(items.filter((item) => !item.read)).toMatchObject([{ kind: 'offer', params: { amount: 45 } }]);
    expect(unread).toBe(1);
    await tab.hears('notifications.read');
  });

  it('is one notice of each kind, with the latest words, however much happens and is read', async () => {
    await say(buyer, conversation, 'Hello');
    const made = await offer(buyer, seller, listing, 'Would you take $60?');
    await told(seller);
    await read(seller, 2);
    await say(buyer, conversation, 'Are you there?');
    const newest = await offer(buyer, seller, listing, 'Would you take $70?');
    const { items, unread } = await told(seller);
    expect(items).toMatchObject([
      { kind: 'offer', params: { amount: 70 }, read: false },
      { kind: 'chat_message', params: { preview: 'Are you there?' }, read: false },
    ]);
    expect([items.length, unread]).toEqual([2, 2]);

    expect((await counter(seller, made, 90)).status).not.toBe(200);
    expect((await counter(seller, newest, 99)).status).toBe(200);
    expect((await move(buyer, newest, 'withdraw')).status).toBe(200);
    expect((await told(seller)).items).toMatchObject([
      { kind: 'offer', code: 'offer-withdrawn' },
      { kind: 'chat_message' },
    ]);
  });

  it('is read with the thread, on every device at once, and stays so', async () => {
    await say(buyer, conversation, 'Hello');
    await offer(buyer, seller, listing, 'Would you take $60?');
    const { items } = await told(seller);
    const [phone, laptop] = [await tabOf(seller), await tabOf(seller)];
    await phone.tell('messaging.read', { conversationId: conversation, seq: 2 });
    for (const tab of [phone, laptop]) {
      const { ids } = await tab.hears('notifications.read');
      expect(ids?.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    }
    expect(await told(seller)).toMatchObject({ unread: 0, items: [{ read: true }, { read: true }] });
    await mailUnread(30);
    expect((await mailsTo(app, seller.email)).filter(({ subject }) => subject.includes('Hello'))).toEqual([]);
  });

  it('is read already where the message was read before the notice came', async () => {
    const tab = await tabOf(seller);
    await tab.tell('messaging.open', { conversationId: conversation });
    await say(buyer, conversation, 'Hello');
    await read(seller, 1);
    await offer(buyer, seller, listing, 'Would you take $60?');
    await read(seller, 2);
    await app.outbox.delivered();
    await read(seller, 2);
    expect(await told(seller)).toMatchObject({ unread: 0 });
    expect(await mailsTo(app, seller.email)).toEqual([]);
    await mailUnread(30);
    expect(await mailsTo(app, seller.email)).toEqual([]);
  });

  it('is announced to nobody who has the thread in sight, in no tab of theirs', async () => {
    const [looking, elsewhere] = [await tabOf(seller), await tabOf(seller)];
    await looking.tell('messaging.open', { conversationId: conversation });
    await say(buyer, conversation, 'Hello');
    await offer(buyer, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    for (const tab of [looking, elsewhere]) {
      await tab.hears('notifications.notice');
      expect(announced(tab)).toMatchObject([
        { kind: 'chat_message', read: true },
        { kind: 'offer', read: true },
      ]);
    }

    await looking.tell('messaging.close', { conversationId: conversation });
    await say(buyer, conversation, 'And now?');
    const { notification } = await elsewhere.hears('messaging.message', ({ message }) => message.seq === 3);
    expect(notification).toMatchObject({ read: false });
  });

  it('is mailed at once to who is away, and to who has the app open only if it stays unread', async () => {
    await offer(buyer, seller, listing, 'Would you take $60?');
    expect(await mailsTo(app, seller.email)).toMatchObject([{ subject: 'Theo B offers $60' }]);
    await read(seller, 1);

    const tab = await tabOf(seller);
    await offer(buyer, seller, listing, 'Would you take $70?');
    expect(await mailsTo(app, seller.email)).toHaveLength(1);
    await mailUnread(9);
    expect(await mailsTo(app, seller.email)).toHaveLength(1);
    await mailUnread(11);
    await mailUnread(12);
    const [late, ...before] = await mailsTo(app, seller.email);
    expect([late?.subject, before.length]).toEqual(['Theo B offers $70', 1]);
    tab.close();
  });

  it('counts each mail, also when its notice is renewed while it is being sent', async () => {
    await offer(buyer, seller, listing, 'Would you take $60?');
    await app.outbox.delivered();
    const [before] = (await notifications(seller.client)).items;
    app.setTime(new Date(Date.now() + MINUTE_MS));
    await offer(buyer, seller, listing, 'Would you take $61?');
    await app.outbox.delivered();
    const [renewed] = (await notifications(seller.client)).items;
    if (!before || !renewed) throw new Error('Nothing was told.');
    expect(renewed.id).toBe(before.id);
    await app.db.rows(sql`update notifications.notices set counted_at = null where id = ${renewed.id}`);
    const budget = app.nest.get(NoticeMailBudget);
    const spent = () =>
      app.db.first(sql<{ count: number }>`
        select count from platform.rate_limits where rule = 'notifications.mails' and key = ${seller.id}`);
    expect(await budget.take(seller.id, [before])).toBe(true);
    expect(await budget.take(seller.id, [renewed])).toBe(true);
    expect(await spent()).toEqual({ count: 4 });
    expect(await budget.take(seller.id, [renewed])).toBe(true);
    expect(await spent()).toEqual({ count: 4 });
  });

  it('is mailed so often in an hour and no more; what is beyond comes together later', async () => {
    const { mailsPerHour } = NOTIFICATION_LIMITS;
    for (let n = 0; n < mailsPerHour + 3; n++) {
      await offer(buyer, seller, listing, `Would you take $${60 + n}?`);
      // One that is overtaken by the next is not mailed.
      await app.outbox.delivered();
    }
    expect(await mailsTo(app, seller.email)).toHaveLength(mailsPerHour);
    await mailUnread(11);
    expect(await mailsTo(app, seller.email)).toHaveLength(mailsPerHour);

    await app.db.rows(sql`
      update platform.rate_limits set window_start = now() - interval '61 minutes'
      where rule = 'notifications.mails'`);
    await mailUnread(80);
    const [latest, ...earlier] = await mailsTo(app, seller.email);
    expect(earlier).toHaveLength(mailsPerHour);
    expect(latest?.subject).toBe(`Theo B offers $${60 + mailsPerHour + 2}`);
  });
});
