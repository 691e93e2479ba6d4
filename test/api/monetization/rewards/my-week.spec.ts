import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/time';
import { CountListingOnListingPublished } from '../../../../src/monetization/rewards/count-listing.on-listing-published.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { eventually } from '../../../support/runner/eventually.js';
import { publish } from '../../../support/world/listings.js';
import { ChatTab } from '../../../support/world/messaging/chat.js';
import { publishSeveral, weekOf } from '../../../support/world/monetization/rewards.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

const SUNDAY = new Date('2026-11-29T00:00:00.000Z');
const before = (ms: number) => new Date(SUNDAY.getTime() - ms);

describe('The weekly posting challenge', () => {
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    app.setTime(new Date('2026-11-25T12:00:00.000Z'));
    seller = await signUpMember(app);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.outbox.delivered();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  const mine = () => weekOf(app, seller);

  it('begins at nothing', async () => {
    expect(await mine()).toEqual({
      weekStart: '2026-11-22',
      closesAt: '2026-11-29T00:00:00.000Z',
      listings: 0,
      goal: 3,
      percent: 0,
      earned: false,
      coupon: null,
      lastWeek: { weekStart: '2026-11-15', listings: 0, earned: false, code: null },
    });
  });

  it('counts up to the goal of 3, and no further than 100 percent', async () => {
    const seen = [];
    for (let n = 0; n < 4; n++) {
      await publishSeveral(seller, 1);
      const { listings, percent, earned } = await mine();
      seen.push([listings, percent, earned]);
    }
    expect(seen).toEqual([
      [1, 33, false],
      [2, 66, false],
      [3, 100, true],
      [4, 100, true],
    ]);
  });

  it('does not count what is deleted again within the week', async () => {
    const [first = ''] = await publishSeveral(seller, 3);
    await seller.client.delete(`/api/listings/${first}`);
    expect(await mine()).toMatchObject({ listings: 2, earned: false });
  });

  it('counts the same thing once, however it is written, renewed, sold or listed again', async () => {
    const first = await publish(seller.client, { title: 'Oak  Chair' });
    await publish(seller.client, { title: ' oak chair ' });
    await seller.client.post(`/api/listings/${first}/sale`, { price: 20 });
    await seller.client.post(`/api/listings/${first}/relist`);
    expect(await mine()).toMatchObject({ listings: 1 });
    await seller.client.delete(`/api/listings/${first}`);
    expect(await mine()).toMatchObject({ listings: 1 });
    await publish(seller.client, { title: 'Oak chair, with arms' });
    expect(await mine()).toMatchObject({ listings: 2 });
  });

  it('begins anew on Sunday at 00:00 UTC, to the millisecond', async () => {
    app.setTime(before(1));
    await publishSeveral(seller, 2);
    expect(await mine()).toMatchObject({ weekStart: '2026-11-22', listings: 2 });
    app.setTime(SUNDAY);
    await publishSeveral(seller, 1);
    expect(await mine()).toMatchObject({
      weekStart: '2026-11-29',
      closesAt: '2026-12-06T00:00:00.000Z',
      listings: 1,
      lastWeek: { weekStart: '2026-11-22', listings: 2, earned: false },
    });
  });

  it('has counted what is deleted once the week is over', async () => {
    app.setTime(before(1000));
    const ids = await publishSeveral(seller, 4);
    await app.outbox.delivered();
    app.setTime(before(1));
    await seller.client.delete(`/api/listings/${ids[0]}`);
    app.setTime(SUNDAY);
    await seller.client.delete(`/api/listings/${ids[1]}`);
    expect((await mine()).lastWeek).toMatchObject({ listings: 3, earned: true, code: null });
  });

  it('counts what is told late in the week in which it was put up', async () => {
    app.setTime(before(1));
    jest.spyOn(app.nest.get(CountListingOnListingPublished), 'react').mockImplementationOnce(async () => {
      app.setTime(new Date(SUNDAY.getTime() + MINUTE_MS));
      throw new Error('as if the database were away');
    });
    await publishSeveral(seller, 1);
    expect(await mine()).toMatchObject({ listings: 0, lastWeek: { listings: 1 } });
  });

  it('counts each once, of twenty that are put up at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => publish(seller.client, { title: `At once ${n % 10}` })),
    );
    expect(await mine()).toMatchObject({ listings: 10 });
  });

  it('counts for guests, and comes along when they join', async () => {
    const guest = await createGuest(app);
    await publishSeveral(guest, 2);
    await publishSeveral(seller, 1);
    expect(await weekOf(app, guest)).toMatchObject({ listings: 2 });
    await publishSeveral(guest, 1);
    const { email, password } = seller;
    await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });
    expect(await mine()).toMatchObject({ listings: 4, earned: true });
    expect(
      await app.db.rows(sql`select from monetization.week_listings where person_id = ${guest.id}`),
    ).toEqual([]);
  });

  it('is shown live in every tab of its person, and of nobody else', async () => {
    const stranger = await signUpMember(app);
    const [tab, theirs] = [
      await ChatTab.open(app.url, seller.client.accessToken),
      await ChatTab.open(app.url, stranger.client.accessToken),
    ];
    try {
      const [id] = await publishSeveral(seller, 1);
      await eventually(() => tab.heard('monetization.week').length === 1);
      await seller.client.delete(`/api/listings/${id}`);
      await eventually(() => tab.heard('monetization.week').length === 2);
      expect(tab.heard('monetization.week')).toEqual([
        { weekStart: '2026-11-22', listings: 1 },
        { weekStart: '2026-11-22', listings: 0 },
      ]);
      expect(theirs.heard('monetization.week')).toEqual([]);
    } finally {
      tab.socket.disconnect();
      theirs.socket.disconnect();
    }
  });

  it('is nothing to visitors, and nobody else’s', async () => {
    expect((await new Client(app.url).get('/api/my-week')).status).toBe(401);
    await publishSeveral(await signUpMember(app), 1);
    expect(await mine()).toMatchObject({ listings: 0 });
  });
});
