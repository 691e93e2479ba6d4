import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUPONS } from '#contract/monetization/coupons';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { Coupons } from '../../../../src/monetization/coupons/coupons.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { giveCoupon } from '../../../support/world/monetization/coupons.js';
import { leaveForGood, signUpMember } from '../../../support/world/people.js';

const WEEK = '2026-11-15';
const flaw = (code: string) => ({ code: `monetization.coupon-${code}`, kind: 'conflict' });

describe('A coupon', () => {
  let app: TestApp;
  let now: Date;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => app.setTime(new Date()));
  afterAll(() => app.stop());

  const within = <T>(work: (coupons: Coupons) => Promise<T>): Promise<T> =>
    app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => work(app.nest.get(Coupons)));
  const hold = (code: string, personId: string, checkoutId: string) =>
    within((coupons) => coupons.hold({ code, personId, checkoutId }));
  const worth = (code: string, personId: string) => within((coupons) => coupons.worth({ code, personId }));
  const redeem = (code: string, checkoutId: string) =>
    within((coupons) => coupons.redeem({ code, checkoutId }));
  const release = (checkoutId: string) => within((coupons) => coupons.release(checkoutId));
  const issue = (id: string, week = WEEK) => giveCoupon(app, { id }, week);
  const later = (ms: number) => app.setTime(new Date(now.getTime() + ms));
  const person = async () => {
    now = new Date();
    app.setTime(now);
    const personId = randomUUID();
    return { personId, code: await issue(personId) };
  };

  it('is $5, held by one checkout, and spent by its payment', async () => {
    const { personId, code } = await person();
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    expect(await hold(code, personId, 'one')).toEqual({ amountCents: 500 });
    // Of whoever has a checkout open, the next one begins with that one left.
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    await expect(hold(code, personId, 'another')).rejects.toMatchObject(flaw('held'));
    expect(await hold(code, personId, 'one')).toEqual({ amountCents: 500 });
    expect(await redeem(code, 'one')).toBe(true);
    expect(await redeem(code, 'one')).toBe(true);
    await release('one');
    for (const checkout of ['one', 'another'])
      await expect(hold(code, personId, checkout)).rejects.toMatchObject(flaw('spent'));
  });

  it('is read however it is typed', async () => {
    const { personId, code } = await person();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await hold(typed, personId, 'typed')).toEqual({ amountCents: 500 });
  });

  it('is free again when its checkout comes to nothing', async () => {
    const { personId, code } = await person();
    await hold(code, personId, 'left');
    await release('left');
    await release('left');
    expect(await hold(code, personId, 'next')).toEqual({ amountCents: 500 });
  });

  it('is spent by who pays what they had left, unless another checkout has it', async () => {
    const { personId, code } = await person();
    await hold(code, personId, 'left, then paid');
    await release('left, then paid');
    await hold(code, personId, 'next one');
    expect(await redeem(code, 'left, then paid')).toBe(false);
    await release('next one');
    expect(await redeem(code, 'left, then paid')).toBe(true);
    expect(await redeem(code, 'next one')).toBe(false);
    await expect(worth(code, personId)).rejects.toMatchObject(flaw('spent'));
  });

  it('is free again after 24 hours, to the millisecond; who pays later than that still has it, unless it is taken', async () => {
    const { personId, code } = await person();
    await hold(code, personId, 'slow');
    later(COUPONS.holdHours * HOUR_MS - 1);
    await expect(hold(code, personId, 'quick')).rejects.toMatchObject(flaw('held'));
    later(COUPONS.holdHours * HOUR_MS);
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    expect(await hold(code, personId, 'quick')).toEqual({ amountCents: 500 });
    expect(await redeem(code, 'slow')).toBe(false);
    await expect(hold(code, personId, 'third')).rejects.toMatchObject(flaw('held'));
    later(100 * HOUR_MS);
    await redeem(code, 'quick');
    await expect(worth(code, personId)).rejects.toMatchObject(flaw('spent'));
  });

  it('holds for 90 days, to the millisecond', async () => {
    const { personId, code } = await person();
    later(90 * DAY_MS - 1);
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    later(90 * DAY_MS);
    await expect(hold(code, personId, 'late')).rejects.toMatchObject(flaw('expired'));
  });

  it('that expires in a checkout is for that one alone', async () => {
    const { personId, code } = await person();
    later(90 * DAY_MS - 1);
    await hold(code, personId, 'in time');
    later(90 * DAY_MS);
    await expect(worth(code, personId)).rejects.toMatchObject(flaw('held'));
    expect(await redeem(code, 'in time')).toBe(true);
  });

  it("of somebody else is as unknown as one that doesn't exist", async () => {
    const { code } = await person();
    const stranger = randomUUID();
    for (const tried of [code, 'AAAA-BBBB-CCCC', '', "' or true --"])
      for (const attempt of [() => hold(tried, stranger, 'theirs'), () => worth(tried, stranger)])
        await expect(attempt()).rejects.toMatchObject(flaw('unknown'));
  });

  it('gives way to another one of the same checkout', async () => {
    const { personId, code } = await person();
    const second = await issue(personId, '2026-11-08');
    await hold(code, personId, 'changes');
    await hold(second, personId, 'changes');
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    await redeem(second, 'changes');
    await expect(worth(second, personId)).rejects.toMatchObject(flaw('spent'));
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
  });

  it('is had by one of twenty checkouts that want it at once', async () => {
    const { personId, code } = await person();
    const tries = Array.from({ length: 20 }, (_, n) => hold(code, personId, `at once ${n}`));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = done.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toEqual(reasons.map(() => expect.objectContaining(flaw('held'))));
  });

  it('is one of a checkout, whatever twenty requests of that checkout name at once', async () => {
    const { personId, code } = await person();
    const second = await issue(personId, '2026-11-08');
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => hold(n % 2 ? code : second, personId, 'one of two')),
    );
    const held = await app.db.rows(sql`select from monetization.coupons where checkout_id = 'one of two'`);
    expect(held).toHaveLength(1);
  });

  it('is spent once by twenty notes of the same payment', async () => {
    const { personId, code } = await person();
    await hold(code, personId, 'paid twenty times');
    await Promise.all(Array.from({ length: 20 }, () => redeem(code, 'paid twenty times')));
    await expect(worth(code, personId)).rejects.toMatchObject(flaw('spent'));
  });

  it('changes with the transaction it is in, and in no other way', async () => {
    const { personId, code } = await person();
    const broken = within(async (coupons) => {
      await coupons.hold({ code, personId, checkoutId: 'broken' });
      throw new Error('The checkout was not stored.');
    });
    await expect(broken).rejects.toThrow('not stored');
    expect(await worth(code, personId)).toEqual({ amountCents: 500 });
    const coupons = app.nest.get(Coupons);
    await expect(coupons.hold({ code, personId, checkoutId: 'loose' })).rejects.toThrow('one transaction');
    await expect(coupons.redeem({ code, checkoutId: 'loose' })).rejects.toThrow('one transaction');
    await expect(coupons.release('loose')).rejects.toThrow('one transaction');
    await expect(coupons.issue(WEEK, [personId])).rejects.toThrow('one transaction');
  });

  it('is one for a person and week, also when twenty issue them at once', async () => {
    const people = Array.from({ length: 10 }, () => randomUUID());
    const made = await Promise.all(
      Array.from({ length: 20 }, () => within((coupons) => coupons.issue(WEEK, people))),
    );
    expect(made.flat()).toHaveLength(10);
    expect(new Set(made.flat().map(({ code }) => code)).size).toBe(10);
    expect(new Set(made.flat().map(({ personId }) => personId))).toEqual(new Set(people));
  });

  it('goes with its person', async () => {
    const { id } = await signUpMember(app);
    await issue(id);
    await leaveForGood(app, { id });
    expect(await app.db.rows(sql`select from monetization.coupons where person_id = ${id}`)).toEqual([]);
  });
});
