import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { ListingChanged, ListingPublished } from '../../../../src/catalog/catalog.contract.js';
import { ClawBackReferral } from '../../../../src/monetization/monetization.contract.js';
import { ClawBackOnListingChanged } from '../../../../src/monetization/referral-rewards/claw-back.on-listing-changed.js';
import { RewardFriendOnListingPublished } from '../../../../src/monetization/referral-rewards/reward-friend.on-listing-published.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { aListing, publish } from '../../../support/world/listings.js';
import { creditsOf, sumOfLedger } from '../../../support/world/monetization/credits.js';
import {
  accept,
  aFriendWhoSells,
  aNewcomer,
  codeOf,
  friendsOf,
  referralsOf,
  statesOf,
  storedReferral,
} from '../../../support/world/monetization/referrals.js';
import { notifications } from '../../../support/world/notifications.js';
import {
  leaveForGood,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../../support/world/people.js';

/** The middle of a month and of a day, so that neither ends meanwhile. */
const NOON = new Date(new Date().toISOString().replace(/-\d\dT.*/, '-15T12:00:00.000Z'));
const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

const held = async ({ client }: Pick<TestMember, 'client'>) => {
  const { spendable, held: waiting, heldUntil } = await creditsOf(client);
  return { spendable, held: waiting, heldUntil };
};
const kinds = async ({ client }: Pick<TestMember, 'client'>) =>
  (await creditsOf(client)).items.map(({ kind, credits }) => [kind, credits]);

const told = async (who: Pick<TestMember, 'client'>) =>
  (await notifications(who.client)).items.map((notice) => [notice.code, notice.params]);

describe('A referral’s reward', () => {
  let app: TestApp;
  let mara: TestMember;
  let friend: TestGuest;
  let code: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(NOON);
    [mara, friend] = [await signUpMember(app), await aNewcomer(app)];
    code = await codeOf(mara);
  });

  /** Somebody else who was invited, past the form. */
  const friends = async (count: number) => {
    for (let made = 0; made < count; made++) await aFriendWhoSells(app, code);
  };

  it('is one credit for each, with the friend’s first listing, to be spent after 7 days', async () => {
    await accept(friend, code);
    await publish(friend.client);
    await app.outbox.delivered();
    const until = after(7).toISOString();
    for (const each of [mara, friend])
      expect(await held(each)).toEqual({ spendable: 0, held: 1, heldUntil: until });
    expect([await kinds(mara), await kinds(friend)]).toEqual([[['referral', 1]], [['welcome', 1]]]);
    const [{ state, heldUntil } = { state: '', heldUntil: null }] = (await friendsOf(mara)).items;
    expect([state, new Date(heldUntil ?? '')]).toEqual(['rewarded', after(7)]);
    expect(await referralsOf(mara)).toMatchObject({
      joined: 1,
      successful: 1,
      earned: 1,
      today: 1,
      month: 1,
      credits: { spendable: 0, held: 1, heldUntil: until },
    });
    app.setTime(after(7));
    for (const each of [mara, friend]) expect((await held(each)).spendable).toBe(1);
    expect((await friendsOf(mara)).items[0]?.heldUntil).toBeNull();
    expect(await told(mara)).toEqual([['referral-rewarded', { name: friend.profile.name, days: 7 }]]);
    expect(await told(friend)).toEqual([['welcome-bonus', { days: 7 }]]);
  });

  it('comes with no listing but the first, and to nobody who was not invited', async () => {
    await accept(friend, code);
    await publish(friend.client);
    await publish(friend.client);
    const stranger = await signUpMember(app);
    await publish(stranger.client);
    await app.outbox.delivered();
    expect(await kinds(friend)).toHaveLength(1);
    expect(await kinds(mara)).toHaveLength(1);
    expect(await kinds(stranger)).toEqual([]);
  });

  it('is given once, when the news comes three times and twenty times at once', async () => {
    await accept(friend, code);
    const listing = await publish(friend.client);
    await app.outbox.delivered();
    const reaction = app.nest.get(RewardFriendOnListingPublished);
    const { title, price } = aListing();
    const event = new ListingPublished(listing, friend.id, title, price, 'other', 'good');
    const em = app.nest.get(EntityManager);
    const again = () => em.fork().transactional(() => reaction.react(event));
    for (let times = 0; times < 3; times++) await again();
    await Promise.all(Array.from({ length: 20 }, again));
    expect([await kinds(mara), await kinds(friend)]).toEqual([[['referral', 1]], [['welcome', 1]]]);
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('is given once to a friend who publishes twenty listings at once', async () => {
    const member = await signUpMember(app);
    await app.db.rows(sql`update directory.people set member_since = ${NOON} where id = ${member.id}`);
    await accept(member, code);
    await Promise.all(Array.from({ length: 20 }, () => publish(member.client)));
    await app.outbox.delivered();
    expect([await kinds(mara), await kinds(member)]).toEqual([[['referral', 1]], [['welcome', 1]]]);
  });

  it('is not for a listing that is gone by then', async () => {
    await accept(friend, code);
    const listing = await publish(friend.client);
    await app.outbox.delivered();
    await app.db.rows(sql`update monetization.referrals set state = 'accepted', listing_id = null`);
    await friend.client.delete(`/api/listings/${listing}`);
    const event = new ListingPublished(listing, friend.id, 'Bike', 1, 'other', 'good');
    const reaction = app.nest.get(RewardFriendOnListingPublished);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(event));
    expect(await statesOf(mara)).toEqual(['accepted']);
  });

  it('comes 5 times a day; more friends count for the badge and get their bonus', async () => {
    expect(REFERRAL.perDay).toBe(5);
    await friends(5);
    const sixth = await aFriendWhoSells(app, code);
    expect(await statesOf(mara)).toEqual(['counted', ...Array.from({ length: 5 }, () => 'rewarded')]);
    expect(await referralsOf(mara)).toMatchObject({ successful: 6, earned: 5, today: 5, badge: 'silver' });
    expect(await kinds(mara)).toHaveLength(5);
    expect(await kinds(sixth)).toEqual([['welcome', 1]]);
    app.setTime(after(1));
    await friends(1);
    expect(await referralsOf(mara)).toMatchObject({ successful: 7, earned: 6, today: 1, month: 6 });
  });

  it('comes 5 times a day, of eight friends who publish at once as well', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => aNewcomer(app)));
    for (const each of guests) await accept(each, code);
    await Promise.all(guests.map((each) => publish(each.client)));
    await app.outbox.delivered();
    expect(await referralsOf(mara)).toMatchObject({ successful: 8, earned: 5, today: 5 });
    expect(await kinds(mara)).toHaveLength(5);
  });

  it('comes 10 times a month, and a badge for 3, 5 and 10', async () => {
    expect(REFERRAL.perMonth).toBe(10);
    const badges: unknown[] = [];
    for (const [day, count] of [
      [0, 3],
      [0, 2],
      [1, 4],
      [2, 1],
      [3, 2],
    ] as const) {
      app.setTime(after(day));
      await friends(count);
      badges.push((await referralsOf(mara)).badge);
    }
    expect(badges).toEqual(['bronze', 'silver', 'silver', 'gold', 'gold']);
    expect(await referralsOf(mara)).toMatchObject({ successful: 12, earned: 10, month: 10 });
    app.setTime(after(31));
    await friends(1);
    expect(await referralsOf(mara)).toMatchObject({ earned: 11, month: 1 });
  });

  it('is taken back from both when the first listing is deleted within 7 days, and only then', async () => {
    const [kept, gone] = [await aFriendWhoSells(app, code), await aFriendWhoSells(app, code)];
    app.setTime(after(6.9));
    await gone.client.delete(`/api/listings/${gone.listing}`);
    await app.outbox.delivered();
    app.setTime(after(7));
    await kept.client.delete(`/api/listings/${kept.listing}`);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['clawed-back', 'rewarded']);
    expect(await storedReferral(app, gone)).toMatchObject({
      state: 'clawed-back',
      reason: 'listing-removed',
    });
    expect([await held(mara), await held(kept), await held(gone)]).toMatchObject([
      { spendable: 1, held: 0 },
      { spendable: 1, held: 0 },
      { spendable: 0, held: 0 },
    ]);
    expect((await referralsOf(mara)).successful).toBe(1);
    expect((await notifications(mara.client)).items.map((notice) => notice.code)).toEqual([
      'referral-taken-back',
      'referral-rewarded',
    ]);
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('is taken back when somebody else takes the first listing down', async () => {
    const { id, listing } = await aFriendWhoSells(app, code);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${listing}`);
    await removedTold(listing, id);
    expect(await statesOf(mara)).toEqual(['clawed-back']);
  });

  it('is taken back when the friend leaves within 7 days, and stays when they leave later', async () => {
    const [soon, later] = [await aFriendWhoSells(app, code), await aFriendWhoSells(app, code)];
    await leaveForGood(app, soon);
    app.setTime(after(7));
    await leaveForGood(app, later);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['clawed-back', 'rewarded'].toReversed());
    expect(await held(mara)).toMatchObject({ spendable: 1, held: 0 });
    expect((await friendsOf(mara)).items.map(({ name }) => name)).toEqual([null, null]);
  });

  it('is taken back whenever a friend is removed for abuse, even spent, once', async () => {
    const bad = await aFriendWhoSells(app, code);
    app.setTime(after(20));
    for (let times = 0; times < 2; times++)
      await app.nest.get(CommandBus).execute(new ClawBackReferral(bad.id));
    expect(await storedReferral(app, bad)).toMatchObject({ state: 'clawed-back', reason: 'abuse' });
    expect(await kinds(mara)).toEqual([
      ['taken-back', -1],
      ['referral', 1],
    ]);
    expect([await held(mara), await held(bad)]).toMatchObject([{ spendable: 0 }, { spendable: 0 }]);
    // Whoever waits gets nothing any more.
    await accept(friend, code);
    await app.nest.get(CommandBus).execute(new ClawBackReferral(friend.id));
    await publish(friend.client);
    await app.outbox.delivered();
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'refused', reason: 'abuse' });
    expect(await kinds(friend)).toEqual([]);
    await app.nest.get(CommandBus).execute(new ClawBackReferral(mara.id));
  });

  it('leaves a reward that was taken back in the count of the day', async () => {
    const gone = await aFriendWhoSells(app, code);
    await gone.client.delete(`/api/listings/${gone.listing}`);
    await app.outbox.delivered();
    expect(await referralsOf(mara)).toMatchObject({ successful: 0, earned: 0, today: 1 });
  });

  it('goes to the friend alone when who invited has left', async () => {
    await accept(friend, code);
    await leaveForGood(app, mara);
    await publish(friend.client);
    await app.outbox.delivered();
    expect(await kinds(friend)).toEqual([['welcome', 1]]);
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'counted', referrerId: null });
  });

  async function removedTold(listing: string, sellerId: string): Promise<void> {
    const changed = (status: 'removed' | 'sold') =>
      new ListingChanged(listing, sellerId, 'Bike', 1, status, null, NOON.toISOString());
    const reaction = app.nest.get(ClawBackOnListingChanged);
    const em = app.nest.get(EntityManager);
    await em.fork().transactional(() => reaction.react(changed('sold')));
    expect(await statesOf(mara)).toEqual(['rewarded']);
    await em.fork().transactional(() => reaction.react(changed('removed')));
  }
});
