import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MEETUP_MOVES, type MeetupShape } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  agreeToMeet,
  anAppointment,
  hoursAfter,
  meetupOf,
  moveMeetup,
} from '../../../support/world/community/meetups.js';
import { publish } from '../../../support/world/listings.js';
import { ChatTab } from '../../../support/world/messaging/chat.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const BODIES = { move: anAppointment(), 'answer-missed': { answer: 'I was there.' } } as const;
const ROUTES = [['GET', ''], ...MEETUP_MOVES.map((move) => ['POST', `/${move}`] as const)] as const;
const STRANGERS = ['member', 'guest', 'administrator', 'person the buyer has blocked'] as const;
const SECRETS = ['Behind the blue door', 'I bring a bag.', '42.37'];

let app: TestApp;
beforeAll(async () => {
  app = await borrowApp();
});
afterAll(() => app.stop());

describe.each(STRANGERS)('A %s who is not one of the two', (kind) => {
  let buyer: TestMember;
  let seller: TestMember;
  let stranger: Pick<TestMember, 'client' | 'id'>;
  let meetup: MeetupShape;
  let listing: string;
  let eavesdropping: ChatTab;

  beforeAll(async () => {
    [buyer, seller] = [await signUpMember(app), await signUpMember(app)];
    const made = { member: signUpMember, guest: createGuest, administrator: makeAdmin };
    stranger = await (kind === 'person the buyer has blocked' ? signUpMember : made[kind])(app);
    await app.outbox.delivered();
    if (kind === 'person the buyer has blocked') await buyer.client.put(`/api/people/${stranger.id}/block`);
    listing = await publish(seller.client);
    const place = { kind: 'custom', name: 'Behind the blue door', latitude: 42.37, longitude: -72.52 };
    meetup = await agreeToMeet(buyer, seller, listing, { place, notes: 'I bring a bag.' });
    await app.outbox.delivered();
    eavesdropping = await ChatTab.open(app.url, stranger.client.accessToken);
  });
  afterAll(() => eavesdropping.close());

  const asStranger = (id: string, [method, path]: (typeof ROUTES)[number]) =>
    stranger.client.call(method, `/api/meetups/${id}${path}`, {
      body: method === 'POST' ? (BODIES[path.slice(1) as keyof typeof BODIES] ?? {}) : undefined,
    });

  /** What they are answered about it, beside what they are answered about none. */
  const answersTo = async (route: (typeof ROUTES)[number]) => {
    const answers = [await asStranger(meetup.id, route), await asStranger(randomUUID(), route)];
    return answers.map(({ status, problem }) => ({ ...problem, status, requestId: '' }));
  };

  it.each(ROUTES)('is answered %s %s as if there were no such meetup', async (...route) => {
    const before = await meetupOf(buyer, meetup);
    const [there, nowhere] = await answersTo(route);
    expect(there).toMatchObject({ status: 404, code: 'community.meetup-not-found' });
    expect(there).toEqual(nowhere);
    expect(await meetupOf(buyer, meetup)).toEqual(before);
  });

  it('finds it in no list, and of its time no more than the time', async () => {
    const answers = await Promise.all(
      [
        '/api/meetups',
        '/api/meetups?when=past',
        `/api/meetups/with/${seller.id}`,
        `/api/meetups/with/${buyer.id}`,
      ].map((path) => stranger.client.get<{ items: unknown[] }>(path)),
    );
    expect(answers.map(({ body }) => body.items)).toEqual([[], [], [], []]);
    const times = await stranger.client.get(`/api/listings/${listing}/meetup-times`);
    expect(times.body).toEqual({ taken: [meetup.startsAt] });
    const detail = JSON.stringify((await stranger.client.get(`/api/listings/${listing}`)).body);
    for (const secret of [meetup.id, ...SECRETS]) expect(detail).not.toContain(secret);
  });

  it('hears nothing of it, and finds it no more when it is over', async () => {
    eavesdropping.forget();
    const mine = await ChatTab.open(app.url, buyer.client.accessToken);
    await moveMeetup(seller, meetup, 'cancel');
    await mine.hears('community.meetup');
    await app.outbox.delivered();
    await eavesdropping.tell('messaging.received', {});
    expect(eavesdropping.heard('community.meetup')).toEqual([]);
    expect(eavesdropping.heard('messaging.message')).toEqual([]);
    mine.close();
    for (const route of ROUTES) {
      const [there, nowhere] = await answersTo(route);
      expect([there?.status, there]).toEqual([404, nowhere]);
    }
  });
});

describe('A visitor', () => {
  it('reaches none of it', async () => {
    const visitor = new Client(app.url);
    for (const [method, path] of [...ROUTES, ['GET', '/with/x'] as const])
      expect((await visitor.call(method, `/api/meetups/${randomUUID()}${path}`)).status).toBeGreaterThan(400);
    for (const [method, path] of ROUTES)
      expect(await visitor.call(method, `/api/meetups/${randomUUID()}${path}`)).toMatchObject({
        status: 401,
        problem: { code: 'platform.authentication-required' },
      });
  });
});

describe('One of the two', () => {
  afterEach(() => app.setTime(new Date()));

  it('still sees a meetup that has ended, and does nothing to it any more, blocked or not', async () => {
    const [buyer, seller] = [await signUpMember(app), await signUpMember(app)];
    const meetup = await agreeToMeet(buyer, seller, await publish(seller.client));
    await seller.client.put(`/api/people/${buyer.id}/block`);
    await app.outbox.delivered();
    for (const person of [buyer, seller]) {
      expect(await meetupOf(person, meetup)).toMatchObject({ status: 'canceled', may: [] });
      app.setTime(hoursAfter(meetup.startsAt, 0));
      for (const move of MEETUP_MOVES) {
        const { status } = await moveMeetup(person, meetup, move, BODIES[move as keyof typeof BODIES] ?? {});
        expect([403, 409]).toContain(status);
      }
    }
  });
});
