import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { NotificationShape } from '#contract/notices/notices';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { SendRemindersJob } from '../../../src/community/meetup-reminders/send-reminders.job.js';
import { NotifyPerson } from '../../../src/notifications/notifications.contract.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { mailsTo } from '../../support/app/mail.js';
import { agreeToMeet, anAppointment, hoursAfter, moveMeetup } from '../../support/world/community/meetups.js';
import { storeListing } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

/** `npm run reminders:check` has ten thousand due in one minute, and says how long they took. */
const DUE = Number(process.env.REMINDERS_DUE ?? 120);
const NEW_YORK = 'America/New_York';
const MINUTE = 1 / 60;

/** At noon there, in three days or more. */
const noon = () => {
  const day = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10);
  return `${day}T17:00:00.000Z`;
};

const reminders = async ({ client }: TestMember) =>
  (await client.get<{ items: NotificationShape[] }>('/api/notifications')).body.items.filter(
    ({ code }) => code === 'meetup-reminder',
  );

describe('Before a meetup', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  const agreed = async () => {
    const [buyer, seller] = [
      await signUpMember(app, { fullName: 'Ada Lovelace' }),
      await signUpMember(app, { fullName: 'Mara Keller' }),
    ];
    const listing = await storeListing(app, seller, { title: 'Walnut desk' });
    const meetup = await agreeToMeet(buyer, seller, listing, { startsAt: noon(), timeZone: NEW_YORK });
    await app.outbox.delivered();
    return { buyer, seller, meetup };
  };
  const run = () => app.nest.get(SendRemindersJob).run(new AbortController().signal);
  const runAt = async (startsAt: string, hours: number) => {
    app.setTime(hoursAfter(startsAt, hours));
    await run();
    await app.outbox.delivered();
  };
  const mails = ({ email }: TestMember) => mailsTo(app, email);

  it('both are reminded a day and an hour before, once each', async () => {
    const { buyer, seller, meetup } = await agreed();
    await runAt(meetup.startsAt, -24 - MINUTE);
    expect(await reminders(buyer)).toEqual([]);
    await runAt(meetup.startsAt, -24);
    for (const person of [buyer, seller]) expect(await reminders(person)).toHaveLength(1);
    const [first] = await reminders(buyer);
    expect(first?.params).toMatchObject({ name: 'Mara Keller', title: 'Walnut desk', place: 'Corner Cafe' });
    expect(first?.params.when).toBe(`${meetup.startsAt}[${NEW_YORK}]`);
    await runAt(meetup.startsAt, -23);
    expect((await reminders(buyer))[0]?.id).toBe(first?.id);
    await runAt(meetup.startsAt, -1);
    expect(new Date((await reminders(buyer))[0]?.createdAt ?? '')).toEqual(hoursAfter(meetup.startsAt, -1));
    await runAt(meetup.startsAt, -0.5);
    expect(new Date((await reminders(buyer))[0]?.createdAt ?? '')).toEqual(hoursAfter(meetup.startsAt, -1));
    const left = sql`select from community.meetup_reminders where meetup_id = ${meetup.id}`;
    expect(await app.db.rows(left)).toEqual([]);
  });

  it('the mail is in their language, and tells the time of the place', async () => {
    const { buyer, seller, meetup } = await agreed();
    await buyer.client.patch('/api/profile', { language: 'es' });
    const before = { buyer: (await mails(buyer)).length, seller: (await mails(seller)).length };
    await runAt(meetup.startsAt, -24);
    const [spanish, english] = [await mails(buyer), await mails(seller)];
    expect([spanish.length - before.buyer, english.length - before.seller]).toEqual([1, 1]);
    expect(english[0]?.text).toMatch(/12:00\sPM/);
    expect(spanish[0]?.text).toMatch(/12:00/);
    expect(spanish[0]?.text).not.toBe(english[0]?.text);
  });

  it('nobody is reminded of what was moved or called off, but of the new time', async () => {
    const { buyer, seller, meetup } = await agreed();
    const later = hoursAfter(meetup.startsAt, 24).toISOString();
    await moveMeetup(buyer, meetup, 'move', anAppointment({ startsAt: later, timeZone: NEW_YORK }));
    await app.outbox.delivered();
    await runAt(meetup.startsAt, -24);
    expect(await reminders(seller)).toEqual([]);
    app.setTime(new Date());
    await moveMeetup(seller, meetup, 'confirm');
    await app.outbox.delivered();
    await runAt(later, -24);
    expect(await reminders(seller)).toHaveLength(1);
    await moveMeetup(seller, meetup, 'cancel');
    await app.outbox.delivered();
    await runAt(later, -1);
    expect(await reminders(buyer)).toEqual([]);
  });

  it('who was reminded too late is told once, of the hour', async () => {
    const { buyer, meetup } = await agreed();
    const before = (await mails(buyer)).length;
    await runAt(meetup.startsAt, -0.5);
    expect(await reminders(buyer)).toHaveLength(1);
    expect((await mails(buyer)).length - before).toBe(1);
  });

  it('each is reminded once, although the job is killed midway and runs twenty times at once', async () => {
    const people = [await agreed(), await agreed(), await agreed()];
    app.setTime(hoursAfter(people[0]?.meetup.startsAt ?? '', -24));
    const bus = app.nest.get(CommandBus);
    const execute = bus.execute.bind(bus);
    let told = 0;
    jest.spyOn(bus, 'execute').mockImplementation((command: object) => {
      if (command instanceof NotifyPerson && ++told >= 4) throw new Error('as if it were killed');
      return execute(command);
    });
    await expect(run()).rejects.toThrow('as if it were killed');
    const heard = await Promise.all(
      people.map(async ({ buyer, seller }) => [
        (await reminders(buyer)).length,
        (await reminders(seller)).length,
      ]),
    );
    // What was taken together is said together, or not at all.
    for (const [ofBuyer, ofSeller] of heard) expect(ofBuyer).toBe(ofSeller);
    expect(heard).toContainEqual([0, 0]);
    jest.restoreAllMocks();
    await Promise.all(Array.from({ length: 20 }, run));
    await app.outbox.delivered();
    const stored = await app.outbox.payloads('notifications.raised');
    for (const { buyer, seller } of people)
      for (const { id } of [buyer, seller]) {
        const raised = stored.filter(
          (payload) => payload.personId === id && JSON.stringify(payload).includes('meetup-reminder'),
        );
        expect(raised).toHaveLength(1);
      }
  });

  it('is a job of every minute', async () => {
    const { buyer, meetup } = await agreed();
    app.setTime(hoursAfter(meetup.startsAt, -24));
    await app.nest.get(JobRunner).runNow('community.send-meetup-reminders');
    await app.outbox.delivered();
    expect(await reminders(buyer)).toHaveLength(1);
  });

  it(`${DUE} that are due in the same minute are said once each`, async () => {
    const { meetup } = await agreed();
    await app.db.rows(sql`delete from community.meetup_reminders`);
    await app.db.rows(sql`
      insert into directory.people (id, kind, name)
      select md5(side || n)::uuid, 'guest', 'Guest ' || n
      from generate_series(1, ${DUE}::int) n, unnest(array['buyer', 'seller']) side`);
    await app.db.rows(sql`
      insert into community.meetup_listings (id, seller_id, title, price_cents, status, changed_at)
      select md5('item' || n)::uuid, md5('seller' || n)::uuid, 'Thing ' || n, 100, 'pending', now()
      from generate_series(1, ${DUE}::int) n`);
    await app.db.rows(sql`
      insert into community.meetups
      select (jsonb_populate_record(meetup, jsonb_build_object('id', md5('meetup' || n)::uuid,
        'listing_id', md5('item' || n)::uuid, 'buyer_id', md5('buyer' || n)::uuid,
        'seller_id', md5('seller' || n)::uuid))).*
      from community.meetups meetup, generate_series(1, ${DUE}::int) n where meetup.id = ${meetup.id}`);
    await app.db.rows(sql`
      insert into community.meetup_reminders (meetup_id, hours, due_at)
      select md5('meetup' || n)::uuid, 24, ${hoursAfter(meetup.startsAt, -24).toISOString()}
      from generate_series(1, ${DUE}::int) n`);
    app.setTime(hoursAfter(meetup.startsAt, -24));
    const began = performance.now();
    await run();
    const seconds = (performance.now() - began) / 1000;
    if (process.env.REMINDERS_DUE) process.stdout.write(`${DUE} reminders in ${seconds.toFixed(1)} s\n`);
    const told = await app.db.first(sql<{ notices: number; people: number; left: number }>`
      select count(*)::int as notices, count(distinct person_id)::int as people,
        (select count(*)::int from community.meetup_reminders) as left
      from notifications.notices where code = 'meetup-reminder' and params ->> 'title' like 'Thing %'`);
    expect(told).toEqual({ notices: 2 * DUE, people: 2 * DUE, left: 0 });
  });
});
