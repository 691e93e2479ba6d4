import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { mailsTo } from '../../support/app/mail.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { converse, say } from '../../support/world/messaging/conversations.js';
import { notifications, notify, offerNotice } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';

const readAll = ({ client }: Pick<TestMember, 'client'>) => client.post('/api/notifications/read');
const offersTold = async ({ client }: Pick<TestMember, 'client'>) =>
  (await notifications(client)).items.filter(({ kind }) => kind === 'offer');

describe('A guest who becomes a member, and what was told', () => {
  let app: TestApp;
  let seller: TestMember;
  let guest: TestGuest;
  let member: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    [seller, guest, member] = [await signUpMember(app), await createGuest(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const bring = async () => {
    expect((await joinAs(guest, member)).status).toBe(200);
    await app.outbox.delivered();
  };
  const mailUnread = async () => {
    app.setTime(new Date(Date.now() + 11 * MINUTE_MS));
    await app.nest.get(JobRunner).runNow('notifications.mail-unread');
    await app.outbox.delivered();
  };
  const answerGuest = async () => {
    await say(seller, await converse(guest, seller, 'Is it still there?', listing), 'It is.');
    await app.outbox.delivered();
  };
  const mailsOf = async ({ email }: TestMember) => (await mailsTo(app, email)).map(({ subject }) => subject);

  it('leaves whom they talked with the notice that is unread, as it reads', async () => {
    await converse(member, seller, "I'll pay $30", listing);
    await app.outbox.delivered();
    await readAll(seller);
    await converse(guest, seller, "I'll pay $90", listing);
    await app.outbox.delivered();
    const [latest] = await offersTold(seller);
    expect(latest).toMatchObject({ params: { amount: 90 }, read: false });
    await bring();
    expect(await offersTold(seller)).toMatchObject([
      {
        params: { amount: 90 },
        link: `/chat/${member.id}?listing=${listing}`,
        read: false,
        createdAt: latest?.createdAt,
      },
    ]);
  });

  it.each([
    ['the unread one', true],
    ['the later one where neither was read', false],
  ])('leaves them of two notices of one subject %s', async (_, readBefore) => {
    await notify(app, member, offerNotice(30), 'offer:desk');
    if (readBefore) await readAll(member);
    app.setTime(new Date(Date.now() + MINUTE_MS));
    await notify(app, guest, offerNotice(90), 'offer:desk');
    const [latest] = await offersTold(guest);
    await bring();
    expect(await offersTold(member)).toMatchObject([{ ...latest, id: expect.any(String) }]);
  });

  it('leaves them what they had as a member where that is unread, and what the guest had is not', async () => {
    await notify(app, member, offerNotice(30), 'offer:desk');
    await notify(app, guest, offerNotice(90), 'offer:desk');
    await readAll(guest);
    await bring();
    expect(await offersTold(member)).toMatchObject([{ params: { amount: 30 }, read: false }]);
  });

  it('is mailed to the member where it waits unread, since guests are mailed nothing', async () => {
    await answerGuest();
    await mailUnread();
    await bring();
    await mailUnread();
    expect(await mailsOf(member)).toEqual([expect.stringContaining('New message')]);
  });

  it('is not mailed to the member who has blocked whom it is of', async () => {
    await member.client.put(`/api/people/${seller.id}/block`);
    await answerGuest();
    await bring();
    await mailUnread();
    expect(await mailsOf(member)).toEqual([]);
  });

  it('is not mailed to who has blocked the member', async () => {
    await seller.client.put(`/api/people/${member.id}/block`);
    await answerGuest();
    await bring();
    await mailUnread();
    expect(await mailsOf(seller)).toEqual([]);
  });
});
