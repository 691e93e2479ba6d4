import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { SharedMeetupShape } from '#contract/meetups/meetup-aids';
import type { NewShare, OwnShare } from '../../../src/community/meetup-shares/share.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import {
  agreeToMeet,
  anAppointment,
  hoursAfter,
  meetupOf,
  moveMeetup,
  storeMeetup,
} from '../../support/world/community/meetups.js';
import { publish } from '../../support/world/listings.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../support/world/people.js';

const PLACE = { kind: 'custom', name: 'Behind the blue door', latitude: 42.37, longitude: -72.52 };

const share = async ({ client }: { client: Client }, { id }: { id: string }) =>
  client.post<NewShare>(`/api/meetups/${id}/share`);
const own = async ({ client }: { client: Client }, { id }: { id: string }) =>
  (await client.get<OwnShare>(`/api/meetups/${id}/share`)).body.share;
const tokenOf = ({ path }: NewShare) => path.replace('/shared-meetup/', '');
const say = ({ client }: { client: Client }, { id }: { id: string }, news: unknown) =>
  client.post<OwnShare>(`/api/meetups/${id}/share/news`, { news });

describe('A meetup that is shared with a friend', () => {
  let app: TestApp;
  let buyer: TestMember;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    [buyer, seller] = [
      await signUpMember(app, { fullName: 'Ada Lovelace' }),
      await signUpMember(app, { fullName: 'Mara Keller' }),
    ];
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const agreed = async (by = buyer) =>
    meetupOf(by, { id: await storeMeetup(app, seller.id, { buyerId: by.id, status: 'confirmed' }) });
  const look = (token: string, client = new Client(app.url)) =>
    client.get<SharedMeetupShape>(`/api/shared-meetups/${token}`);

  it('tells them when, where, and first names, and nothing besides', async () => {
    const listing = await publish(seller.client, { title: 'Walnut desk' });
    const meetup = await agreeToMeet(buyer, seller, listing, { place: PLACE, notes: 'Secret note' });
    const { status, body } = await share(buyer, meetup);
    expect(status).toBe(201);
    expect(body.path).toMatch(/^\/shared-meetup\/[\w-]{43}$/);
    const shown = await look(tokenOf(body));
    expect(shown.body).toEqual({
      person: 'Ada',
      other: 'Mara',
      startsAt: meetup.startsAt,
      timeZone: 'UTC',
      place: { kind: 'custom', name: 'Behind the blue door' },
      status: 'confirmed',
      arrivedAt: null,
      safeAt: null,
      endsAt: hoursAfter(meetup.startsAt, 24).toISOString(),
    });
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const page = await fetch(app.url + body.path);
    expect(await page.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  it('tells them that their friend is there, by checking in too, and home safe: the first time counts', async () => {
    const meetup = await agreed();
    const token = tokenOf((await share(buyer, meetup)).body);
    const theirs = tokenOf((await share(seller, meetup)).body);
    app.setTime(hoursAfter(meetup.startsAt, -1));
    await moveMeetup(seller, meetup, 'check-in');
    expect((await look(theirs)).body.arrivedAt).toBe(hoursAfter(meetup.startsAt, -1).toISOString());
    expect((await look(token)).body.arrivedAt).toBeNull();
    expect((await say(buyer, meetup, 'arrived')).body.share?.arrivedAt).not.toBeNull();
    app.setTime(hoursAfter(meetup.startsAt, 1));
    await say(buyer, meetup, 'safe');
    app.setTime(hoursAfter(meetup.startsAt, 2));
    await say(buyer, meetup, 'safe');
    expect((await look(token)).body).toMatchObject({
      arrivedAt: hoursAfter(meetup.startsAt, -1).toISOString(),
      safeAt: hoursAfter(meetup.startsAt, 1).toISOString(),
    });
    expect((await look(theirs)).body.safeAt).toBeNull();
  });

  it('tells nothing of a time that was moved, nor with a new link, until it is said again', async () => {
    const meetup = await agreeToMeet(buyer, seller, await publish(seller.client));
    const token = tokenOf((await share(buyer, meetup)).body);
    const sayBoth = async () => {
      await say(buyer, meetup, 'arrived');
      return (await say(buyer, meetup, 'safe')).body.share;
    };
    const nothing = { arrivedAt: null, safeAt: null };
    await sayBoth();
    await moveMeetup(buyer, meetup, 'move', anAppointment({ startsAt: meetup.startsAt }));
    expect((await look(token)).body.safeAt).not.toBeNull();
    const startsAt = hoursAfter(meetup.startsAt, 24).toISOString();
    await moveMeetup(seller, meetup, 'move', anAppointment({ startsAt }));
    await moveMeetup(buyer, meetup, 'confirm');
    expect((await look(token)).body).toMatchObject({ startsAt, status: 'confirmed', ...nothing });
    expect(await own(buyer, meetup)).toMatchObject(nothing);
    app.setTime(hoursAfter(startsAt, 1));
    const said = {
      arrivedAt: hoursAfter(startsAt, 1).toISOString(),
      safeAt: hoursAfter(startsAt, 1).toISOString(),
    };
    expect(await sayBoth()).toMatchObject(said);
    expect((await look(token)).body).toMatchObject(said);
    expect((await share(buyer, meetup)).body.share).toMatchObject(nothing);
  });

  it('ends by itself a day after, with the next link, and when it is taken back', async () => {
    const meetup = await agreed();
    const first = tokenOf((await share(buyer, meetup)).body);
    const second = tokenOf((await share(buyer, meetup)).body);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    app.setTime(hoursAfter(meetup.startsAt, 23.9));
    expect((await look(second)).status).toBe(200);
    app.setTime(hoursAfter(meetup.startsAt, 24.1));
    expect((await look(second)).problem.code).toBe('community.share-ended');
    expect(await own(buyer, meetup)).toBeNull();
    expect((await say(buyer, meetup, 'safe')).status).toBe(404);
    expect((await share(buyer, meetup)).status).toBe(404);
    app.setTime(new Date());
    expect((await look(second)).status).toBe(200);
    expect((await buyer.client.delete(`/api/meetups/${meetup.id}/share`)).status).toBe(204);
    expect((await look(second)).status).toBe(404);
    expect(await own(buyer, meetup)).toBeNull();
  });

  it('says that it was called off, to who has the link; a new one is not made', async () => {
    const meetup = await agreed();
    const token = tokenOf((await share(buyer, meetup)).body);
    await moveMeetup(seller, meetup, 'cancel');
    expect((await look(token)).body.status).toBe('canceled');
    expect((await share(buyer, meetup)).status).toBe(404);
  });

  it('is shared, and spoken of, by nobody but its person: tried as each', async () => {
    const meetup = await agreed();
    const token = tokenOf((await share(buyer, meetup)).body);
    const blocked = await signUpMember(app);
    await buyer.client.put(`/api/people/${blocked.id}/block`);
    for (const [who, client, status] of [
      ['visitor', new Client(app.url), 401],
      ['guest', (await createGuest(app)).client, 404],
      ['stranger', (await signUpMember(app)).client, 404],
      ['blocked', blocked.client, 404],
      ['administrator', (await makeAdmin(app)).client, 404],
    ] as const) {
      const statuses = [
        (await share({ client }, meetup)).status,
        (await say({ client }, meetup, 'safe')).status,
      ];
      expect([who, ...statuses]).toEqual([who, status, status]);
      await client.delete(`/api/meetups/${meetup.id}/share`);
    }
    // The other of the two has none, and ends none.
    expect(await own(seller, meetup)).toBeNull();
    expect((await say(seller, meetup, 'safe')).status).toBe(404);
    await seller.client.delete(`/api/meetups/${meetup.id}/share`);
    expect((await look(token)).body).toMatchObject({ status: 'confirmed', safeAt: null });
  });

  it.each([null, '', 'late', ['safe']])('has no news such as %j', async (news) => {
    expect((await say(buyer, await agreed(), news)).status).toBe(422);
  });

  it.each(['x', 'x'.repeat(43), '%00', "'; --"])('has no link %j', async (token) => {
    expect([400, 404]).toContain((await look(token)).status);
  });

  it('is kept as a hash, and goes with its person; of who has left the name is gone', async () => {
    const leaver = await signUpMember(app, { fullName: 'Grace Hopper' });
    const meetup = await agreed(leaver);
    const token = tokenOf((await share(leaver, meetup)).body);
    const theirs = tokenOf((await share(seller, meetup)).body);
    const [kept] = await app.db.rows(sql<{ hash: string }>`
      select hash from community.meetup_shares where person_id = ${leaver.id}`);
    expect(kept?.hash).not.toBe(token);
    await leaveForGood(app, leaver);
    expect((await look(token)).status).toBe(404);
    expect((await look(theirs)).body).toMatchObject({ person: 'Mara', other: '', status: 'canceled' });
  });
});
