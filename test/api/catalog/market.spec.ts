import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import type { RecentSaleShape } from '#contract/market';
import { type ClientEvents, type ServerEvents, SOCKET_TRANSPORTS } from '#contract/socket';
import type { MarketAnswer } from '../../../src/catalog/trending/market.dto.js';
import { MeasureCommunityJob } from '../../../src/catalog/trending/measure-community.job.js';
import { MeasureMarketJob } from '../../../src/catalog/trending/measure-market.job.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { sentWhile } from '../../support/sources/plans.js';
import { publish } from '../../support/world/listings.js';
import { converse } from '../../support/world/messaging/conversations.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';

const names = ({ hotItems }: MarketAnswer) => hotItems.map(({ title }) => title);

describe('what goes on in the market', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  afterAll(() => app.stop());

  const market = async (client = visitor) => (await client.get<MarketAnswer>('/api/market')).body;
  const measured = async (client = visitor) => {
    await app.nest.get(MeasureMarketJob).run();
    await app.nest.get(MeasureCommunityJob).run();
    return market(client);
  };
  const sell = async (title: string, body: object, by: Pick<TestMember, 'client'> = seller) => {
    const id = await publish(by.client, { title });
    const answer = await by.client.post(`/api/listings/${id}/sale`, body);
    expect(answer.status).toBe(201);
    await app.outbox.delivered();
    return id;
  };
  const lookAt = async (id: string, times: number) => {
    await app.db.rows(sql`
      insert into catalog.listing_views (listing_id, viewer, day)
      select ${id}, '10.0.0.' || n, (now() at time zone 'utc')::date from generate_series(1, ${times}) n`);
  };

  it('is nothing in an empty one', async () => {
    expect(await market()).toEqual({ recentSales: [], hotItems: [], topSellers: [], figures: null });
    // Who is there is counted at once the first time, and hourly from then on.
    await app.nest.get(MeasureMarketJob).run();
    expect((await market()).figures).toEqual({ activePeople: 0, itemsSold: 0, rating: null });
  });

  it('names the ten latest sales, but those their sellers keep to themselves or took back', async () => {
    const guest = await createGuest(app);
    for (let n = 1; n <= 9; n += 1) await sell(`Thing ${n}`, { price: n });
    await sell('A secret', { price: 500, hidden: true });
    const undone = await sell('Fell through', { price: 5 });
    await seller.client.delete(`/api/listings/${undone}/sale`);
    await sell('From a guest', { price: 12.5 }, guest);
    await sell('Free to a good home', { price: 0 });
    const { recentSales } = await market();
    expect(recentSales.map(({ title }) => title)).toEqual([
      'Free to a good home',
      'From a guest',
      ...[9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Thing ${n}`),
    ]);
    expect(recentSales[1]).toEqual({
      id: expect.any(String),
      title: 'From a guest',
      price: 12.5,
      soldAt: expect.any(String),
      sellerId: guest.profile.id,
      sellerName: guest.profile.name,
      sellerAvatar: null,
    });
    expect(guest.profile.name).toMatch(/^Guest \w{4}$/);
  });

  it('tells of a sale while one watches, unless it is hidden, and not afterwards', async () => {
    const socket: Socket<ServerEvents, ClientEvents> = io(app.url, { transports: [...SOCKET_TRANSPORTS] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const told: RecentSaleShape[] = [];
    socket.on('catalog.item-sold', (sale) => told.push(sale));
    expect(await socket.emitWithAck('catalog.watch-sales', { watching: true })).toEqual({ data: null });
    const shown = () => new Promise<RecentSaleShape>((resolve) => socket.once('catalog.item-sold', resolve));
    await sell('Nobody’s business', { price: 1, hidden: true });
    const next = shown();
    await sell('Walnut chair', { price: 42.5 });
    expect(await next).toMatchObject({ title: 'Walnut chair', price: 42.5, sellerName: 'Mara K' });
    await socket.emitWithAck('catalog.watch-sales', { watching: false });
    await sell('Unwatched', { price: 1 });
    // Behind everything that was said before it.
    await socket.emitWithAck('catalog.watch-sales', { watching: true });
    const last = shown();
    await sell('Watched again', { price: 1 });
    await last;
    expect(told.map(({ title }) => title)).toEqual(['Walnut chair', 'Watched again']);
    socket.disconnect();
  });

  it('shows the six that were looked at most this week, while they are for sale', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 8; n += 1) {
      const id = await publish(seller.client, { title: `Hot ${n}` });
      await lookAt(id, n);
      ids.push(id);
    }
    const old = await publish(seller.client, { title: 'Was hot' });
    await lookAt(old, 50);
    await app.db.rows(sql`update catalog.listing_views set day = day - 7 where listing_id = ${old}`);
    const hot = await measured();
    expect(names(hot)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Hot ${n}`));
    expect(hot.hotItems[0]).toMatchObject({ price: 185, category: 'sporting-goods', sellerName: 'Mara K' });
    // One that is sold gives way at once to the next.
    await seller.client.post(`/api/listings/${ids[7]}/sale`, { price: 1 });
    await app.outbox.delivered();
    expect(names(await market())).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Hot ${n}`));
    expect(names(await measured())).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Hot ${n}`));
  });

  it('weighs those who saved something, and more so those who wrote about it', async () => {
    const [seen, saved, asked] = [
      await publish(seller.client, { title: 'Seen' }),
      await publish(seller.client, { title: 'Saved' }),
      await publish(seller.client, { title: 'Asked about' }),
    ];
    await app.db.rows(sql`delete from catalog.listing_views`);
    await lookAt(seen, 2);
    const fan = await signUpMember(app);
    expect((await fan.client.put(`/api/favorites/${saved}`)).status).toBeLessThan(300);
    await converse(fan, seller, 'Is it still there?', asked);
    await app.outbox.delivered();
    expect(names(await measured())).toEqual(['Asked about', 'Saved', 'Seen']);
    await app.db.rows(sql`update catalog.favorites set created_at = now() - interval '8 days'`);
    await app.db.rows(sql`update catalog.listing_contacts set contacted_at = now() - interval '8 days'`);
    expect(names(await measured())).toEqual(['Seen']);
  });

  describe('names who sold most this month', () => {
    let best: TestMember;
    beforeAll(async () => {
      await app.db.rows(sql`delete from catalog.sales`);
      const people = await Promise.all(Array.from({ length: 6 }, () => signUpMember(app)));
      for (const [n, person] of people.entries())
        for (let sold = 0; sold <= n; sold += 1) await sell('Sold', { price: 10.5 }, person);
      best = people[5] as TestMember;
      await sell('Of last month', { price: 900 }, people[0]);
      await app.db.rows(sql`
        update catalog.sales set sold_at = date_trunc('month', now(), 'UTC') - interval '1 second'
        where title = 'Of last month'`);
      await sell('Hidden', { price: 900, hidden: true }, people[0]);
    });

    it('five at most, the best first, with their earnings for their own eyes only', async () => {
      const { topSellers } = await measured();
      expect(topSellers.map(({ sales, earned }) => [sales, earned])).toEqual(
        [6, 5, 4, 3, 2].map((sales) => [sales, null]),
      );
      const own = (await market(best.client)).topSellers;
      expect(own.map(({ id, earned }) => [id === best.id, earned])).toEqual([
        [true, 63],
        ...[1, 2, 3, 4].map(() => [false, null]),
      ]);
      expect(own[0]).toMatchObject({ name: best.username, verified: false, avatar: null });
    });

    it('without who has left', async () => {
      await leaveForGood(app, best);
      const left = await app.db.rows(sql`select from catalog.top_sellers where seller_id = ${best.id}`);
      expect(left).toEqual([]);
      expect((await measured()).topSellers.map(({ sales }) => sales)).toEqual([5, 4, 3, 2, 1]);
    });
  });

  it('counts people who did something, things sold, and ratings when there are some', async () => {
    const [looker, passive] = [await signUpMember(app), await signUpMember(app)];
    const before = (await measured()).figures;
    const id = await publish(seller.client);
    await looker.client.post(`/api/listings/${id}/views`);
    await visitor.post(`/api/listings/${id}/views`);
    const after = (await measured()).figures;
    expect(after?.activePeople).toBe((before?.activePeople ?? 0) + 1);
    expect(after?.rating).toBeNull();
    await app.db.rows(
      sql`update identity.profiles set rating = 5, total_ratings = 3 where id = ${passive.id}`,
    );
    await app.db.rows(
      sql`update identity.profiles set rating = 4, total_ratings = 1 where id = ${looker.id}`,
    );
    await sell('One more', { price: 1 });
    expect((await measured()).figures).toMatchObject({
      rating: 4.75,
      itemsSold: (after?.itemsSold ?? 0) + 1,
    });
  });

  it('says what has been sold without counting everybody each time', async () => {
    const { figures: before } = await measured();
    await sell('Sold since', { price: 1 });
    const asked = await sentWhile(/directory\.people/, () => app.nest.get(MeasureMarketJob).run());
    expect(asked).toEqual([]);
    expect((await market()).figures).toEqual({ ...before, itemsSold: (before?.itemsSold ?? 0) + 1 });
  });

  it('may be counted by two at once', async () => {
    const before = await measured();
    await Promise.all([measured(), measured(), measured()]);
    expect(await market()).toEqual(before);
  });
});
