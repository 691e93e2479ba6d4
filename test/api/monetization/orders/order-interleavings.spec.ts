import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { type Answer, Client } from '../../../support/app/client.js';
import { askToMeet } from '../../../support/world/community/meetups.js';
import { detail } from '../../../support/world/listings.js';
import { ChatTab } from '../../../support/world/messaging/chat.js';
import { move } from '../../../support/world/messaging/offers.js';
import { moveOrder, openOrder, orderOf } from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

const RUNS = 10;
const TABS = 4;
const CODES: Record<string, string> = {
  opened: 'order-accepted',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  reported: 'order-reported',
  resolved: 'order-resolved',
  refunded: 'order-refunded',
  settled: 'order-settled',
  canceled: 'order-canceled',
};

/** What becomes of the listing. */
const KEPT: Record<string, string> = { canceled: 'active', pending_shipment: 'pending', shipped: 'pending' };

interface Told {
  event: string;
  byId: string;
  status: string;
}

const step = fc.record({
  who: fc.constantFrom('buyer' as const, 'seller' as const),
  what: fc.constantFrom(
    'ship' as const,
    'ship' as const,
    'confirm' as const,
    'deliver' as const,
    'cancel' as const,
    'report' as const,
    'resolve' as const,
    'refund' as const,
    'call-off' as const,
    'release' as const,
    'meet' as const,
  ),
});
const plays = fc.array(step, { minLength: TABS, maxLength: 4 * TABS });

describe('whatever the two do with an order in four tabs at once', () => {
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

  it('comes to one end that both have been told of, and leaves no listing pending for nobody', async () => {
    await fc.assert(
      fc.asyncProperty(plays, async (steps) => {
        const order = await openOrder(people.seller, people.buyer);
        const act = selling(people.seller.client, order.listing);
        const doing = (person: TestMember, what: (typeof steps)[number]['what']): Promise<Answer> =>
          what === 'call-off'
            ? move(person, order.offer, 'cancel')
            : what === 'release'
              ? act.release()
              : what === 'meet'
                ? askToMeet(people.buyer, order.listing)
                : moveOrder(person, order, what);
        for (let first = 0; first < steps.length; first += TABS) {
          const answers = await Promise.all(
            steps.slice(first, first + TABS).map(({ who, what }) => doing(people[who], what)),
          );
          for (const { status, problem } of answers) {
            // 503: waited for the others longer than anybody waits for a lock.
            expect([200, 201, 204, 403, 409, 429, 503]).toContain(status);
            expect(problem?.code).not.toBe('platform.changed-meanwhile');
          }
        }
        await app.outbox.delivered();
        const [mine, theirs] = [await orderOf(people.buyer, order), await orderOf(people.seller, order)];
        expect({ ...mine, side: '', may: [] }).toEqual({ ...theirs, side: '', may: [] });

        const told = (await app.outbox.payloads('monetization.order-changed')).filter(
          ({ orderId }) => orderId === order.id,
        ) as unknown as Told[];
        expect(told.at(-1)).toMatchObject({ status: mine.status });
        const { status: listing } = await detail(new Client(app.url), order.listing);
        const sales = (await salesOf(app, order.listing)).filter(({ voided }) => !voided);
        // One delivery is one sale, and nothing else is; a report after it does not undo it.
        expect([listing === 'sold', sales.length]).toEqual(
          told.some(({ event }) => event === 'delivered') ? [true, 1] : [false, 0],
        );
        expect([KEPT[mine.status] ?? listing, mine.status]).toEqual([listing, mine.status]);

        for (const person of Object.values(people)) {
          const last = told.findLast(({ byId }) => byId !== person.id);
          const shown = await app.db.first(sql<{ code: string }>`
            select code from notifications.notices
            where person_id = ${person.id} and subject = ${`order:${order.id}`}`);
          expect(shown?.code).toBe(
            last?.event === 'requested' ? 'order-requested' : last && CODES[last.event],
          );
        }
        for (const tab of tabs) {
          const heard = tab.heard('monetization.order').filter(({ orderId }) => orderId === order.id);
          expect(heard.length).toBe(told.length);
        }
        // Whatever is left open is closed by its buyer, whom nobody keeps from it.
        const isStuck =
          mine.may.includes('confirm') && (await moveOrder(people.buyer, order, 'confirm')).status !== 200;
        expect(isStuck).toBe(false);
        await app.outbox.delivered();
        app.setTime(new Date());
      }),
      { numRuns: RUNS, seed: 20261122, endOnFailure: true },
    );
  }, 180_000);
});
