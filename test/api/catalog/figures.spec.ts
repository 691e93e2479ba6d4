import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import type { FiguresAnswer, ListingFiguresAnswer } from '../../../src/catalog/figures/figures.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { detail, publish } from '../../support/world/listings.js';
import { converse, say } from '../../support/world/messaging/conversations.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
const NOBODY = '0198c0de-0000-7000-8000-000000000000';

const view = (client: Client, id: string) => client.post(`/api/listings/${id}/views`);
const figures = async (client: Client, query = '') =>
  (await client.get<FiguresAnswer>(`/api/my-figures${query}`)).body;
const line = ({ lines }: FiguresAnswer, wanted: string) => lines.find(({ figure }) => figure === wanted);
const views = (answer: FiguresAnswer) => line(answer, 'views');

describe("a seller's figures", () => {
  let app: TestApp;
  let seller: TestMember;
  let reader: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    [seller, reader] = [await signUpMember(app), await signUpMember(app)];
  });
  afterAll(() => app.stop());

  const daysAgo = (days: number) => app.setTime(new Date(TODAY - days * DAY_MS));

  it('tell the views of all listings day by day, beside the days before', async () => {
    daysAgo(13);
    const [bike, lamp] = [await publish(seller.client), await publish(seller.client)];
    await view(reader.client, bike);
    daysAgo(7);
    await view(reader.client, bike);
    daysAgo(0);
    for (const id of [bike, lamp])
      for (const who of [reader.client, new Client(app.url)]) await view(who, id);
    await view(reader.client, await publish(reader.client));
    await view(seller.client, bike);

    const week = await figures(seller.client);
    expect(week).toMatchObject({ days: 7, from: new Date(TODAY - 13 * DAY_MS).toISOString().slice(0, 10) });
    expect(views(week)).toEqual({
      figure: 'views',
      perDay: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4],
      before: 2,
      now: 4,
    });
    const month = views(await figures(seller.client, '?days=30'));
    expect([month?.perDay.length, month?.before, month?.now]).toEqual([60, 0, 6]);
    expect(views(await figures(seller.client, '?days=90'))?.perDay).toHaveLength(180);
  });

  it('are those of one listing, for its seller and administrators alone', async () => {
    const [bike, lamp] = [
      await publish(seller.client, { title: 'Bike' }),
      await publish(seller.client, { title: 'Lamp' }),
    ];
    for (const id of [bike, bike, lamp]) await view(new Client(app.url), id);
    await view(reader.client, bike);
    const path = `/api/my-listings/${bike}/figures`;
    const { body } = await seller.client.get<ListingFiguresAnswer>(path);
    expect(body).toMatchObject({ title: 'Bike', days: 30 });
    expect(views(body)).toMatchObject({ now: 2, before: 0 });
    expect(views(body)?.perDay.at(-1)).toBe(2);
    expect((await (await makeAdmin(app)).client.get(path)).status).toBe(200);
    expect((await reader.client.get(path)).status).toBe(403);
    expect((await (await createGuest(app)).client.get(path)).status).toBe(403);
    expect((await new Client(app.url).get(path)).status).toBe(401);
    for (const unknown of [NOBODY, 'nonsense'])
      expect((await seller.client.get(`/api/my-listings/${unknown}/figures`)).status).toBe(404);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${bike}`);
    expect((await seller.client.get(path)).status).toBe(404);
  });

  it('tell what was saved and what was earned, also of what is gone', async () => {
    const merchant = await signUpMember(app);
    daysAgo(7);
    const [sold, kept] = [await publish(merchant.client), await publish(merchant.client)];
    await reader.client.put(`/api/favorites/${kept}`, {});
    await merchant.client.post(`/api/listings/${sold}/sale`, { price: 42.5 });
    await merchant.client.delete(`/api/listings/${sold}`);
    daysAgo(0);
    await (await createGuest(app)).client.put(`/api/favorites/${kept}`, {});
    for (const who of [reader, await createGuest(app)]) {
      const conversation = await converse(who, merchant, 'Is it still there?', kept);
      await say(who, conversation, 'Hello?');
    }
    await app.outbox.delivered();
    const [once, taken] = [await publish(merchant.client), await publish(merchant.client)];
    for (const id of [once, taken]) await merchant.client.post(`/api/listings/${id}/sale`, { price: 10.1 });
    await merchant.client.delete(`/api/listings/${taken}/sale`);

    const week = await figures(merchant.client);
    expect(line(week, 'favorites')).toMatchObject({ before: 1, now: 1 });
    expect(line(week, 'chats')).toMatchObject({ before: 0, now: 2 });
    expect(line(week, 'earned')).toMatchObject({ before: 42.5, now: 10.1 });
    expect(line(week, 'earned')?.perDay).toEqual([0, 0, 0, 0, 0, 0, 42.5, 0, 0, 0, 0, 0, 0, 10.1]);
    const { body } = await merchant.client.get<FiguresAnswer>(`/api/my-listings/${once}/figures?days=7`);
    expect(line(body, 'earned')).toMatchObject({ before: 0, now: 10.1 });
    expect(line(body, 'favorites')).toMatchObject({ before: 0, now: 0 });
  });

  it('count each view once, however many come at once', async () => {
    const [busy, wanted] = [await publish(seller.client), await publish(seller.client)];
    const people = await Promise.all(Array.from({ length: 20 }, () => createGuest(app)));
    await Promise.all(people.map(({ client }) => view(client, busy)));
    await Promise.all(Array.from({ length: 20 }, () => view(reader.client, wanted)));
    for (const [id, count] of [
      [busy, 20],
      [wanted, 1],
    ] as const) {
      const { body } = await seller.client.get<FiguresAnswer>(`/api/my-listings/${id}/figures`);
      expect(views(body)?.now).toBe(count);
      expect((await detail(reader.client, id)).viewCount).toBe(count);
    }
  });

  it('are nothing for whoever sells nothing, and go with a listing', async () => {
    const guest = await createGuest(app);
    expect(views(await figures(guest.client))).toMatchObject({ now: 0, before: 0 });
    const id = await publish(guest.client);
    await view(reader.client, id);
    expect(views(await figures(guest.client))?.now).toBe(1);
    await guest.client.delete(`/api/listings/${id}`);
    expect(views(await figures(guest.client))?.now).toBe(0);
  });

  it('are told for 7, 30 and 90 days', async () => {
    for (const days of ['8', '0', '-7', '7.5', 'week'])
      expect((await seller.client.get(`/api/my-figures?days=${days}`)).status).toBe(422);
    expect(await figures(seller.client, '?days=')).toMatchObject({ days: 7 });
    expect((await new Client(app.url).get('/api/my-figures')).status).toBe(401);
  });
});
