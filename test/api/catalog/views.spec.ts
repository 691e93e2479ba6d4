import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const MIDNIGHT = Math.ceil(Date.now() / DAY_MS) * DAY_MS;

const view = (client: Client, id: string) => client.post(`/api/listings/${id}/views`);

describe('counting views', () => {
  let app: TestApp;
  let seller: TestMember;
  let reader: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    [seller, reader] = [await signUpMember(app), await signUpMember(app)];
  });
  afterAll(() => app.stop());

  const viewsOf = async (id: string) => (await detail(reader.client, id)).viewCount;

  it('counts a person once per listing and day, and the seller never', async () => {
    app.setTime(new Date(MIDNIGHT - MINUTE_MS));
    const id = await publish(seller.client);
    await Promise.all(Array.from({ length: 10 }, () => view(reader.client, id)));
    await view(seller.client, id);
    expect(await viewsOf(id)).toBe(1);

    await view(new Client(app.url), id);
    await view(new Client(app.url), id);
    expect(await viewsOf(id)).toBe(2);

    app.setTime(new Date(MIDNIGHT + MINUTE_MS));
    await view(reader.client, id);
    expect(await viewsOf(id)).toBe(3);
  });

  it('keeps nobody’s network address, and who looked for 90 days', async () => {
    const id = await publish(seller.client);
    const viewersOf = async () =>
      (
        await app.db.rows(sql<{ viewer: string }>`
          select viewer from catalog.listing_views where listing_id = ${id} order by day`)
      ).map(({ viewer }) => viewer);
    app.setTime(new Date(MIDNIGHT - MINUTE_MS));
    await view(new Client(app.url), id);
    app.setTime(new Date(MIDNIGHT + MINUTE_MS));
    await view(new Client(app.url), id);
    const [first, second] = await viewersOf();
    for (const viewer of [first, second]) expect(viewer).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);

    app.setTime(new Date(MIDNIGHT + 90 * DAY_MS));
    await app.nest.get(JobRunner).runNow('catalog.forget-views');
    expect(await viewersOf()).toEqual([second]);
    expect(await viewsOf(id)).toBe(2);
  });

  it('makes what people look at more popular', async () => {
    const looked = await publish(seller.client, { title: 'Looked at' });
    await publish(seller.client, { title: 'Overlooked' });
    for (const { client } of [reader, await signUpMember(app), await signUpMember(app)])
      await view(client, looked);
    const [first] = (await browse(reader.client, 'sort=popular')).items;
    expect(first?.title).toBe('Looked at');
  });

  it('says nothing about a listing that does not exist', async () => {
    expect((await view(reader.client, '0198c0de-0000-7000-8000-000000000000')).status).toBe(204);
    expect((await view(reader.client, 'nonsense')).status).toBe(404);
  });
});
