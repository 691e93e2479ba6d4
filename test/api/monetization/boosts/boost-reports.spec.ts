import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { BOOSTS_PAGE } from '#contract/monetization/boosts';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { TellEndedBoostsJob } from '../../../../src/monetization/boosts/tell-ended-boosts.job.js';
import { NotifyPersonHandler } from '../../../../src/notifications/notices/notify-person.command.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { detail, publish } from '../../../support/world/listings.js';
import { boostListing, boostsOf } from '../../../support/world/monetization/boosts.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember } from '../../../support/world/people.js';

const START = Date.parse('2026-03-10T09:00:00Z');

const told = async (person: Parameters<typeof notifications>[0]) =>
  (await notifications(person)).items.filter(({ code }) => code.startsWith('boost-'));

describe('How a boost went', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  afterEach(() => {
    jest.restoreAllMocks();
    app.setTime(new Date());
  });

  const day = (nth: number) => app.setTime(new Date(START + nth * DAY_MS));
  const runJob = () => app.nest.get(JobRunner).runNow('monetization.tell-ended-boosts');
  /** A listing that was put up long before the boost of day 0, with so many views a day before and during. */
  const boosted = async (before: number, during: number) => {
    const person = await signUpMember(app);
    day(-20);
    const listing = await publish(person.client, { title: 'Lamp' });
    day(0);
    await boostListing(app, person, listing);
    await app.db.rows(sql`
      insert into catalog.listing_days (listing_id, day, views)
      select ${listing}, date '2026-03-10' + nth, case when nth < 0 then ${before}::int else ${during}::int end
      from generate_series(-10, 10) nth where case when nth < 0 then ${before}::int else ${during}::int end > 0`);
    return { ...person, listing };
  };

  it('is told with the numbers behind it, by whole days', async () => {
    const person = await boosted(4, 10);
    day(3);
    const [boost] = (await boostsOf(person.client)).items;
    expect(boost?.report).toMatchObject({
      before: { views: 28, days: 7 },
      during: { views: 20, days: 2 },
      uplift: 150,
    });
    expect(boost?.report?.days.at(0)).toEqual({ day: '2026-03-03', views: 4, part: 'before' });
    expect(boost?.report?.days.at(-1)).toEqual({ day: '2026-03-13', views: 10, part: null });
  });

  it('is not told too early', async () => {
    const person = await boosted(4, 10);
    day(1);
    expect((await boostsOf(person.client)).items[0]?.report).toMatchObject({
      during: { views: 0, days: 0 },
      uplift: null,
    });
  });

  it('is told once it is over, once, however often and with however many the job runs', async () => {
    const [well, quiet, busy] = [await boosted(4, 6), await boosted(0, 1), await boosted(4, 6)];
    day(6);
    await runJob();
    expect(await told(well.client)).toEqual([]);
    await busy.client.post(`/api/listings/${busy.listing}/sale`, { price: 5 });
    day(8);
    await Promise.all([runJob(), runJob()]);
    await app.nest.get(TellEndedBoostsJob).run(new AbortController().signal);
    await app.outbox.delivered();
    expect(await told(well.client)).toMatchObject([
      { code: 'boost-lifted', params: { title: 'Lamp', views: 36, percent: 50 }, link: '/boost-listings' },
    ]);
    expect(await told(quiet.client)).toMatchObject([
      { code: 'boost-ended', params: { title: 'Lamp', views: 6 } },
    ]);
    // What is sold is over in another way.
    expect(await told(busy.client)).toEqual([]);
    const marked = await app.db.rows(sql`
      select from catalog.listings where boosted_until is not null and boosted_until < ${new Date(START + 8 * DAY_MS)}`);
    expect(marked).toEqual([]);
    expect(await detail(well.client, well.listing)).toMatchObject({ boostedUntil: null });
  });

  it('is told by the next run when one is cut off', async () => {
    const person = await boosted(4, 6);
    day(8);
    await app.outbox.delivered();
    const job = app.nest.get(TellEndedBoostsJob);
    jest
      .spyOn(app.nest.get(NotifyPersonHandler), 'execute')
      .mockRejectedValueOnce(new Error('as if the process had died'));
    await expect(job.run(new AbortController().signal)).rejects.toThrow('as if');
    expect(await told(person.client)).toEqual([]);
    await job.run(new AbortController().signal);
    await job.run(new AbortController().signal);
    expect(await told(person.client)).toHaveLength(1);
  });

  it('is listed a page at a time, the latest first', async () => {
    const person = await signUpMember(app);
    const listings: string[] = [];
    for (let n = 0; n < BOOSTS_PAGE + 2; n++) {
      const listing = await publish(person.client, { title: `Lamp ${n}` });
      await boostListing(app, person, listing);
      listings.unshift(listing);
    }
    const first = await boostsOf(person.client);
    const second = await boostsOf(person.client, `?cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ listingId }) => listingId)).toEqual(listings);
    expect(second.nextCursor).toBeNull();
    expect((await person.client.get('/api/my-boosts?cursor=nonsense')).status).toBe(422);
  });
});
