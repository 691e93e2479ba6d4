import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { MeetupShape } from '#contract/meetups';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import type { Answer } from '../../../support/app/client.js';
import { Client } from '../../../support/app/client.js';
import {
  anAppointment,
  hoursAfter,
  meetupOf,
  moveMeetup,
  proposeMeetup,
} from '../../../support/world/community/meetups.js';
import { detail, storeListing } from '../../../support/world/listings.js';
import { ChatTab } from '../../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf } from '../../../support/world/selling.js';

const RUNS = 20;
const TABS = 4;
const ENDS = ['declined', 'canceled', 'completed'];
const CODES = {
  proposed: 'meetup-proposed',
  moved: 'meetup-moved',
  confirmed: 'meetup-confirmed',
  declined: 'meetup-declined',
  canceled: 'meetup-canceled',
  arrived: 'meetup-arrived',
  completed: 'meetup-completed',
} as const;

interface Told {
  event: keyof typeof CODES;
  byId: string;
  status: string;
  sequence: number;
}

const step = fc.record({
  who: fc.constantFrom('buyer' as const, 'seller' as const),
  move: fc.constantFrom(
    'confirm' as const,
    'cancel' as const,
    'move' as const,
    'check-in' as const,
    'complete' as const,
    'decline' as const,
    'check-in' as const,
  ),
});
/** What the four tabs do, so many at a time; and when: hours from the time of the meetup. */
const plays = fc.record({
  steps: fc.array(step, { minLength: TABS, maxLength: 5 * TABS }),
  agreed: fc.boolean(),
  hours: fc.constantFrom(-24, -1, 0.2),
});

describe('whatever the two do in four tabs at once', () => {
  let app: TestApp;
  let people: { buyer: TestMember; seller: TestMember };
  let tabs: ChatTab[];

  beforeAll(async () => {
    app = await borrowApp();
    people = { buyer: await signUpMember(app), seller: await signUpMember(app) };
    await app.outbox.delivered();
    await app.db.rows(sql`update directory.people set member_since = now() - interval '9 days'`);
    tabs = await Promise.all(
      [people.buyer, people.seller].map(({ client }) => ChatTab.open(app.url, client.accessToken)),
    );
  });
  afterAll(async () => {
    for (const tab of tabs) tab.close();
    await app.stop();
  });

  const toldOf = async ({ id }: MeetupShape): Promise<Told[]> => {
    await app.outbox.delivered();
    const all = await app.outbox.payloads('community.meetup-changed');
    return all.filter(({ meetupId }) => meetupId === id) as unknown as Told[];
  };
  const noticeOf = ({ id }: TestMember, meetup: MeetupShape) =>
    app.db.first(sql<{ code: string }>`
      select code from notifications.notices where person_id = ${id} and subject = ${`meetup:${meetup.id}`}`);
  const stateOf = async (meetup: MeetupShape, listing: string) => {
    await app.outbox.delivered();
    const [mine, theirs] = [await meetupOf(people.buyer, meetup), await meetupOf(people.seller, meetup)];
    expect({ ...mine, side: '', may: [] }).toEqual({ ...theirs, side: '', may: [] });
    const { status } = await detail(new Client(app.url), listing);
    return { meetup: mine, listing: status, sales: await salesOf(app, listing) };
  };

  it('comes to one end that both have been told of, and leaves no listing pending for nobody', async () => {
    await fc.assert(
      fc.asyncProperty(plays, async ({ steps, agreed, hours }) => {
        app.setTime(new Date());
        const listing = await storeListing(app, people.seller, { price: 120 });
        const meetup = await proposeMeetup(people.buyer, listing);
        if (agreed) await moveMeetup(people.seller, meetup, 'confirm');
        app.setTime(hoursAfter(meetup.startsAt, hours));

        const answers: Answer[] = [];
        for (let first = 0; first < steps.length; first += TABS)
          answers.push(
            ...(await Promise.all(
              steps.slice(first, first + TABS).map(({ who, move }, n) => {
                const startsAt = hoursAfter(meetup.startsAt, 48 + first + n).toISOString();
                return moveMeetup(
                  people[who],
                  meetup,
                  move,
                  move === 'move' ? anAppointment({ startsAt }) : {},
                );
              }),
            )),
          );
        for (const { status, problem } of answers) {
          // 503: waited for the others longer than anybody waits for a lock.
          expect([200, 403, 409, 503]).toContain(status);
          expect(problem.code).not.toBe('platform.changed-meanwhile');
        }

        const open = await stateOf(meetup, listing);
        const isLive = !ENDS.includes(open.meetup.status);
        const isFree = open.listing === 'active' ? open.meetup.status !== 'confirmed' : isLive;
        expect(isFree || open.listing === 'sold').toBe(true);

        // Whatever is left open is closed, and only that.
        expect((await moveMeetup(people.seller, meetup, 'cancel')).status).toBe(
          isLive || open.meetup.cancel?.by === 'seller' ? 200 : 409,
        );
        const told = await toldOf(meetup);
        const end = await stateOf(meetup, listing);
        expect(told.filter(({ event }) => ENDS.includes(event))).toHaveLength(1);
        expect(told.at(-1)).toMatchObject({ event: end.meetup.status, sequence: end.meetup.sequence });
        const isSold = end.meetup.status === 'completed';
        expect([end.listing, end.sales.length]).toEqual(isSold ? ['sold', 1] : ['active', 0]);

        for (const person of Object.values(people)) {
          const last = told.findLast(({ byId }) => byId !== person.id);
          const shown = await noticeOf(person, meetup);
          expect(shown?.code).toBe(last && CODES[last.event]);
        }
        for (const tab of tabs) {
          const heard = tab.heard('community.meetup').filter(({ meetupId }) => meetupId === meetup.id);
          expect(heard.length).toBe(told.length);
        }
      }),
      { numRuns: RUNS, seed: 20261122, endOnFailure: true },
    );
  }, 180_000);
});
