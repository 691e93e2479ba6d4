import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { weekAfter, weekEnd, weekStart } from '#contract/monetization/weekly-challenge';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { CloseRewardWeekJob } from '../../../../src/monetization/rewards/close-reward-week.job.js';
import { CountListingOnListingPublished } from '../../../../src/monetization/rewards/count-listing.on-listing-published.js';
import { NotifyPeople } from '../../../../src/notifications/notifications.contract.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { eventually } from '../../../support/runner/eventually.js';
import { joinAs } from '../../../support/world/joining.js';
import { creditsOf, grantCredits, moveCredits } from '../../../support/world/monetization/credits.js';
import { makeEarners, publishSeveral, weekOf } from '../../../support/world/monetization/rewards.js';
import { notifications, openTab } from '../../../support/world/notifications.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

/** `npm run rewards:check` has a hundred thousand people earn one week's reward, and says how long they took. */
const SOME = 1200;
const PEOPLE = Number(process.env.REWARDED_PEOPLE ?? SOME);

const all = (count: number) => ({
  rewards: count,
  coupons: count,
  codes: count,
  notices: count,
  people: count,
  credits: count,
});

const rewardsTold = async (person: TestMember) =>
  (await notifications(person.client)).items.filter(({ code }) => code === 'reward-earned');

describe('At the end of a week', () => {
  let app: TestApp;
  /** Another one for each test. */
  let week = '2026-11-29';
  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(() => {
    week = weekAfter(week);
    app.setTime(new Date(weekStart(week).getTime() + 80 * HOUR_MS));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.outbox.delivered();
    app.setTime(new Date());
  });
  afterAll(() => app.stop());

  const over = () => app.setTime(weekEnd(week));
  const job = () => app.nest.get(CloseRewardWeekJob);
  const run = (stopping = new AbortController().signal) => job().run(stopping);
  const close = async () => {
    await app.outbox.delivered();
    over();
    await run();
    await app.outbox.delivered();
  };
  const sellerOf = async (listings: number): Promise<TestMember> => {
    const seller = await signUpMember(app);
    await publishSeveral(seller, listings);
    return seller;
  };
  const spendOn = (personId: string) =>
    moveCredits(app, (ledger) =>
      ledger.spend({ key: randomUUID(), personId, credits: 1, kind: 'boost', subjectId: randomUUID() }),
    );
  const rewarded = () =>
    app.db.rows(sql<{ personId: string; code: string | null; listings: number }>`
      select reward.person_id as "personId", code, listings_count as listings
      from monetization.user_rewards reward
      left join monetization.coupons using (person_id, week_start)
      where week_start = ${week}::date`);
  /** Of those made: how many have what a week earns, and whether each has it once. */
  const given = async () =>
    app.db.first(sql<Record<string, number>>`
      select
        (select count(*)::int from monetization.user_rewards where week_start = ${week}::date) as rewards,
        (select count(*)::int from monetization.coupons where week_start = ${week}::date) as coupons,
        (select count(distinct code)::int from monetization.coupons where week_start = ${week}::date) as codes,
        (select count(*)::int from notifications.notices where subject = ${`reward:${week}`}) as notices,
        (select count(distinct person_id)::int from monetization.coupons where week_start = ${week}::date) as people,
        (select coalesce(sum(credits), 0)::int from monetization.credit_entries
          join monetization.credit_accounts account on account.id = account_id
          join monetization.user_rewards reward using (person_id)
          where week_start = ${week}::date) as credits`);

  it('whoever listed 3 things gets a coupon for $5 off and a credit for a boost, and is told', async () => {
    const [earner, other] = [await sellerOf(3), await sellerOf(2)];
    await app.outbox.delivered();
    const tab = await openTab(app, earner);
    await close();
    const { listings, coupon, lastWeek } = await weekOf(app, earner);
    expect([listings, coupon?.amountCents, coupon?.currency]).toEqual([0, 500, 'usd']);
    expect(coupon?.code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/);
    expect(new Date(coupon?.expiresAt ?? '')).toEqual(new Date(weekEnd(week).getTime() + 90 * DAY_MS));
    expect(lastWeek).toEqual({ weekStart: week, listings: 3, earned: true, code: coupon?.code });
    expect(await rewardsTold(earner)).toMatchObject([
      { kind: 'other', params: { amount: 5 }, link: '/rewards', read: false },
    ]);
    await eventually(() => tab.shown.some(({ code }) => code === 'reward-earned'));
    tab.close();
    expect(await rewardsTold(other)).toEqual([]);
    expect(await weekOf(app, other)).toMatchObject({
      coupon: null,
      lastWeek: { listings: 2, earned: false },
    });
    expect(await rewarded()).toEqual([{ personId: earner.id, code: coupon?.code, listings: 3 }]);
    expect(await creditsOf(earner.client)).toMatchObject({
      spendable: 1,
      items: [{ kind: 'reward', credits: 1 }],
    });
    expect(await creditsOf(other.client)).toMatchObject({ spendable: 0 });
  });

  it('and not a millisecond before it', async () => {
    const earner = await sellerOf(3);
    await app.outbox.delivered();
    app.setTime(new Date(weekEnd(week).getTime() - 1));
    await run();
    expect(await rewarded()).toEqual([]);
    await close();
    expect(await rewarded()).toHaveLength(1);
    expect(await rewardsTold(earner)).toHaveLength(1);
  });

  it('guests are rewarded too, and bring the coupon along when they join', async () => {
    const guest = await createGuest(app);
    await publishSeveral(guest, 3);
    await close();
    const { coupon } = await weekOf(app, guest);
    const member = await signUpMember(app);
    await joinAs(guest, member);
    expect((await weekOf(app, member)).coupon).toEqual(coupon);
    expect((await rewarded()).map(({ personId }) => personId)).toEqual([member.id]);
  });

  it('two who become one have one coupon of the week', async () => {
    const [guest, member] = [await createGuest(app), await sellerOf(3)];
    await publishSeveral(guest, 3);
    await close();
    const { coupon } = await weekOf(app, member);
    await joinAs(guest, member);
    await app.outbox.delivered();
    expect(await rewarded()).toEqual([{ personId: member.id, code: coupon?.code, listings: 3 }]);
  });

  it.each([
    ['neither spent theirs', [], 1],
    ['the guest spent theirs', ['guest'], 0],
    ['the member spent theirs', ['member'], 0],
    ['both spent theirs, which stays so', ['guest', 'member'], 0],
  ])('and one credit of it: %s', async (_, spenders, left) => {
    const people = { guest: await createGuest(app), member: await sellerOf(3) };
    const { guest, member } = people;
    await publishSeveral(guest, 3);
    await close();
    for (const spender of spenders) await spendOn(people[spender as keyof typeof people].id);
    await joinAs(guest, member);
    expect(await creditsOf(member.client)).toMatchObject({ spendable: left });
    // Nobody owes what they were given.
    await grantCredits(app, member);
    expect(await creditsOf(member.client)).toMatchObject({ spendable: left + 1 });
  });

  it('a week that was over reaches the goal when a guest joins, and is rewarded with the next run', async () => {
    const [guest, member] = [await createGuest(app), await sellerOf(2)];
    await publishSeveral(guest, 1);
    await close();
    expect(await rewarded()).toEqual([]);
    app.setTime(new Date(weekEnd(week).getTime() + HOUR_MS));
    await joinAs(guest, member);
    expect((await weekOf(app, member)).lastWeek).toMatchObject({ listings: 3, earned: true, code: null });
    await run();
    const { lastWeek } = await weekOf(app, member);
    expect(await rewarded()).toEqual([{ personId: member.id, code: expect.any(String), listings: 3 }]);
    expect(lastWeek.code).toBe((await rewarded())[0]?.code);
    expect(await creditsOf(member.client)).toMatchObject({ spendable: 1 });
    expect(await rewardsTold(member)).toHaveLength(1);
  });

  it('whoever joins while it is closed is rewarded once', async () => {
    const pairs = [];
    for (const listings of [2, 2, 3, 3]) {
      const pair = { guest: await createGuest(app), member: await sellerOf(listings) };
      await publishSeveral(pair.guest, listings);
      pairs.push(pair);
    }
    await app.outbox.delivered();
    over();
    await Promise.all([run(), ...pairs.map(({ guest, member }) => joinAs(guest, member)), run()]);
    await run();
    const ids = pairs.map(({ member }) => member.id);
    expect((await rewarded()).map(({ personId }) => personId).sort()).toEqual(ids.sort());
    for (const { member } of pairs) {
      expect(await creditsOf(member.client)).toMatchObject({ spendable: 1 });
      expect((await weekOf(app, member)).lastWeek.code).toEqual(expect.any(String));
    }
  });

  it('whoever has left meanwhile gets nothing, and holds nobody back', async () => {
    const [gone, earner] = [await sellerOf(3), await sellerOf(3)];
    await app.outbox.delivered();
    await leaveForGood(app, gone);
    await close();
    expect((await rewarded()).map(({ personId }) => personId)).toEqual([earner.id]);
    expect(
      await app.db.rows(
        sql`select from monetization.reward_weeks where week_start = ${week} and closed_at is null`,
      ),
    ).toEqual([]);
  });

  it('what is told after the week was closed is rewarded with the next run', async () => {
    const seller = await sellerOf(2);
    await close();
    expect(await rewarded()).toEqual([]);
    // Put up in the last moment, and told now.
    app.setTime(new Date(weekEnd(week).getTime() - 1));
    jest.spyOn(app.nest.get(CountListingOnListingPublished), 'react').mockImplementationOnce(async () => {
      over();
      throw new Error('as if the database were away');
    });
    await publishSeveral(seller, 1);
    await app.outbox.delivered();
    await run();
    await run();
    expect(await rewarded()).toMatchObject([{ personId: seller.id, listings: 3 }]);
    expect(await rewardsTold(seller)).toHaveLength(1);
  });

  it('all of it is given once, however often and wherever the job runs', async () => {
    const earner = await sellerOf(3);
    await makeEarners(app.db, week, 40);
    await app.outbox.delivered();
    over();
    await Promise.all(Array.from({ length: 20 }, () => run()));
    await run();
    expect(await given()).toEqual(all(41));
    expect(await rewardsTold(earner)).toHaveLength(1);
    expect(
      (await app.outbox.payloads('notifications.stored')).filter((payload) =>
        JSON.stringify(payload).includes(earner.id),
      ),
    ).toHaveLength(1);
  });

  it('an instance that stops leaves the rest to the next one', async () => {
    await makeEarners(app.db, week, SOME);
    over();
    const stopping = new AbortController();
    const bus = app.nest.get(CommandBus);
    const execute = bus.execute.bind(bus);
    jest.spyOn(bus, 'execute').mockImplementation((command: object) => {
      stopping.abort();
      return execute(command);
    });
    await run(stopping.signal);
    const some = (await given())?.coupons ?? 0;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(SOME);
    jest.restoreAllMocks();
    await run();
    expect(await given()).toEqual(all(SOME));
  });

  it('is a job of every hour', async () => {
    const earner = await sellerOf(3);
    await app.outbox.delivered();
    over();
    await app.nest.get(JobRunner).runNow('monetization.close-reward-week');
    expect(await rewardsTold(earner)).toHaveLength(1);
  });

  it('what was listed in weeks long gone is forgotten, and what it earned is not', async () => {
    const earner = await sellerOf(3);
    await close();
    app.setTime(new Date(weekEnd(weekAfter(week, 4)).getTime() + 1));
    await run();
    const left = sql`select from monetization.week_listings where week_start = ${week}`;
    expect(await app.db.rows(left)).toEqual([]);
    expect(await rewarded()).toHaveLength(1);
    expect(earner.id).toBe((await rewarded())[0]?.personId);
  });

  it(`${PEOPLE} people have one coupon each, although the job is killed midway and run again`, async () => {
    await makeEarners(app.db, week, PEOPLE);
    over();
    const bus = app.nest.get(CommandBus);
    const execute = bus.execute.bind(bus);
    let batches = 0;
    jest.spyOn(bus, 'execute').mockImplementation((command: object) => {
      if (command instanceof NotifyPeople && ++batches === 2) throw new Error('as if it were killed');
      return execute(command);
    });
    const began = performance.now();
    await expect(run()).rejects.toThrow('as if it were killed');
    const some = await given();
    expect(some).toEqual(all(some?.coupons ?? 0));
    expect(some?.coupons).toBeLessThan(PEOPLE);
    jest.restoreAllMocks();
    await run();
    const seconds = (performance.now() - began) / 1000;
    if (process.env.REWARDED_PEOPLE) process.stdout.write(`${PEOPLE} people in ${seconds.toFixed(1)} s\n`);
    expect(await given()).toEqual(all(PEOPLE));
  });
});
