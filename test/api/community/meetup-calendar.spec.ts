import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import {
  agreeToMeet,
  anAppointment,
  hoursAfter,
  moveMeetup,
  proposeMeetup,
} from '../../support/world/community/meetups.js';
import { publish } from '../../support/world/listings.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../support/world/people.js';

const eventOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it.');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    event: new ICAL.Event(component),
  };
};
const PLACE = { kind: 'custom', name: 'Behind the blue door; 2nd, left', latitude: 42.37, longitude: -72.52 };

const fileOf = ({ client }: { client: Client }, { id }: { id: string }) =>
  client.get<string>(`/api/meetups/${id}/calendar.ics`);
const openFile = ({ client }: { client: Client }, { id }: { id: string }) =>
  client.post<{ path: string }>(`/api/meetups/${id}/calendar-file`);
const link = async ({ client }: { client: Client }, { id }: { id: string }) =>
  (await client.post<{ path: string }>(`/api/meetups/${id}/calendar-links`)).body.path;

describe('The calendar of a meetup', () => {
  let app: TestApp;
  let buyer: TestMember;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    [buyer, seller] = [
      await signUpMember(app, { fullName: 'Ada Lovelace' }),
      await signUpMember(app, { fullName: 'Mara Keller' }),
    ];
    // Who is here since yesterday may propose as many as they like.
    await app.db.rows(
      sql`update identity.profiles set created_at = now() - interval '3 days' where id = ${buyer.id}`,
    );
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const agreed = async (parts?: Record<string, unknown>) =>
    agreeToMeet(buyer, seller, await publish(seller.client, { title: 'Walnut desk' }), parts);
  const follow = (path: string, client = new Client(app.url)) => client.get<string>(path);

  it('is read by each of the two, in their language', async () => {
    const meetup = await agreed({ place: PLACE, notes: 'By the door.' });
    const { status, headers, body } = await fileOf(buyer, meetup);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toContain('no-store');
    const { event, method } = eventOf(body);
    expect(method).toBe('PUBLISH');
    expect(event.summary).toBe('Meet Mara Keller: Walnut desk');
    expect(event.location).toBe(PLACE.name);
    expect(event.description).toMatch(/^By the door\.\n\nAgreed on Vybac: http/);
    expect(event.startDate.toJSDate().toISOString()).toBe(meetup.startsAt);
    expect(event.sequence).toBe(meetup.sequence);
    await seller.client.patch('/api/profile', { language: 'es' });
    expect(eventOf((await fileOf(seller, meetup)).body).event.summary).toBe(
      'Quedar con Ada Lovelace: Walnut desk',
    );
    await seller.client.patch('/api/profile', { language: 'en' });
  });

  it('reads the same instant where clocks change, from two time zones', async () => {
    // Half past one in the night of November 1st, the second time; written in two ways.
    app.setTime(new Date('2026-10-20T12:00:00Z'));
    for (const [startsAt, timeZone] of [
      ['2026-11-01T01:30:00-05:00', 'America/New_York'],
      ['2026-11-01T07:30:00+01:00', 'Europe/Berlin'],
    ]) {
      const { event } = eventOf((await fileOf(buyer, await agreed({ startsAt, timeZone }))).body);
      expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-01T06:30:00.000Z');
    }
  });

  it('follows each change by its link: the same entry, with a higher sequence, and taken back in the end', async () => {
    const listing = await publish(seller.client);
    const meetup = await proposeMeetup(buyer, listing);
    const path = await link(buyer, meetup);
    expect(path).toMatch(/^\/api\/meetup-calendars\/[\w-]{43}\.ics$/);
    const first = eventOf((await follow(path)).body);
    expect(first.status).toBe('TENTATIVE');
    await moveMeetup(seller, meetup, 'confirm');
    const second = eventOf((await follow(path)).body);
    const { startsAt } = anAppointment();
    await moveMeetup(
      buyer,
      meetup,
      'move',
      anAppointment({ startsAt: hoursAfter(startsAt, 3).toISOString() }),
    );
    const third = eventOf((await follow(path)).body);
    await moveMeetup(buyer, meetup, 'cancel');
    const last = eventOf((await follow(path)).body);
    expect([second.status, third.status, last.status]).toEqual(['CONFIRMED', 'TENTATIVE', 'CANCELLED']);
    expect(last.method).toBe('CANCEL');
    const all = [first, second, third, last].map(({ event }) => event);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    const sequences = all.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    expect(third.event.startDate.toJSDate()).toEqual(hoursAfter(startsAt, 3));
  });

  it('is for nobody else: tried as each, by its address', async () => {
    const meetup = await agreed();
    const blocked = await signUpMember(app);
    await buyer.client.put(`/api/people/${blocked.id}/block`);
    for (const [who, client, status] of [
      ['visitor', new Client(app.url), 401],
      ['guest', (await createGuest(app)).client, 404],
      ['stranger', (await signUpMember(app)).client, 404],
      ['blocked', blocked.client, 404],
      ['administrator', (await makeAdmin(app)).client, 404],
    ] as const) {
      expect([who, (await fileOf({ client }, meetup)).status]).toEqual([who, status]);
      expect([who, (await openFile({ client }, meetup)).status]).toEqual([who, status]);
      expect([who, (await client.post(`/api/meetups/${meetup.id}/calendar-links`)).status]).toEqual([
        who,
        status,
      ]);
    }
    expect((await fileOf(buyer, { id: 'nothing' })).status).toBe(404);
    expect((await fileOf(buyer, { id: buyer.id })).status).toBe(404);
  });

  it.each(['x', 'x.ics', `${'x'.repeat(43)}.ics`, '%00.ics', `${'x'.repeat(3000)}.ics`])(
    'has no link %#',
    async (file) => {
      expect([400, 404, 414]).toContain((await follow(`/api/meetup-calendars/${file}`)).status);
      expect([400, 404, 414]).toContain((await follow(`/api/meetup-files/${file}`)).status);
    },
  );

  it('is a file that a browser opens without its token for five minutes, and that costs no calendar its link', async () => {
    const meetup = await agreed();
    const followed = await link(buyer, meetup);
    const paths: string[] = [];
    for (let taken = 0; taken < 6; taken++) paths.push((await openFile(buyer, meetup)).body.path);
    expect((await follow(followed)).status).toBe(200);
    const [path = ''] = paths;
    const { status, body } = await follow(path);
    expect(status).toBe(200);
    expect(body).toBe((await fileOf(buyer, meetup)).body);

    const other = await agreed();
    const [, until = '', hash = ''] = /\.(\d+)\.([\w-]+)\.ics$/.exec(path) ?? [];
    for (const forged of [
      path.replace(meetup.id, other.id),
      path.replace(buyer.id, seller.id),
      path.replace(until, String(Number(until) + 1)),
      path.replace(hash, hash.toUpperCase()),
      path.replace(hash, ''),
    ])
      expect((await follow(forged)).problem.code).toBe('community.calendar-not-found');
    app.setTime(new Date(Number(until) - 1));
    expect((await follow(path)).status).toBe(200);
    app.setTime(new Date(Number(until)));
    expect((await follow(path)).problem.code).toBe('community.calendar-not-found');
  });

  it('has a link until thirty days after, five at a time, and none of who has left', async () => {
    const meetup = await agreed();
    const paths: string[] = [];
    for (let made = 0; made < 6; made++) {
      app.setTime(new Date(Date.now() + made * 1000));
      paths.push(await link(buyer, meetup));
    }
    const statuses = await Promise.all(paths.map(async (path) => (await follow(path)).status));
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
    const [kept] = await app.db.rows(sql<{ hash: string }>`
      select hash from community.meetup_calendar_links where meetup_id = ${meetup.id} limit 1`);
    expect(paths.join()).not.toContain(kept?.hash ?? '?');

    const path = paths.at(-1) ?? '';
    app.setTime(hoursAfter(meetup.startsAt, 24 * 30 - 1));
    expect((await follow(path)).status).toBe(200);
    app.setTime(hoursAfter(meetup.startsAt, 24 * 30 + 1));
    expect((await follow(path)).problem.code).toBe('community.calendar-not-found');
    await app.nest.get(JobRunner).runNow('community.forget-ended-links');
    const left = sql`select from community.meetup_calendar_links where meetup_id = ${meetup.id}`;
    expect(await app.db.rows(left)).toEqual([]);

    app.setTime(new Date());
    const leaver = await signUpMember(app);
    const last = await agreeToMeet(leaver, seller, await publish(seller.client));
    const theirs = await link(leaver, last);
    await leaveForGood(app, leaver);
    expect((await follow(theirs)).status).toBe(404);
  });
});
