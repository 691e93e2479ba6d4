import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '#contract/time';
import { ListingDeleted } from '../../../../src/catalog/catalog.contract.js';
import { ClawBackOnListingDeleted } from '../../../../src/monetization/referral-rewards/claw-back.on-listing-deleted.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { publish, takeDown } from '../../../support/world/listings.js';
import { startBoost } from '../../../support/world/monetization/boosts.js';
import { creditsOf, grantCredits, sumOfLedger } from '../../../support/world/monetization/credits.js';
import {
  aFriendWhoSells,
  codeOf,
  referralsOf,
  storedReferral,
} from '../../../support/world/monetization/referrals.js';
import { makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const NOON = new Date('2027-02-15T12:00:00Z');
const LATER = new Date(NOON.getTime() + 20 * DAY_MS);

const kinds = async ({ client }: Pick<TestMember, 'client'>) =>
  (await creditsOf(client)).items.map(({ kind, credits }) => [kind, credits]);
const spendable = async ({ client }: Pick<TestMember, 'client'>) => (await creditsOf(client)).spendable;

describe('A friend’s first listing that an administrator takes down', () => {
  let app: TestApp;
  let admin: TestMember;
  let mara: TestMember;
  let friend: Awaited<ReturnType<typeof aFriendWhoSells>>;

  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(NOON);
    mara = await signUpMember(app);
    friend = await aFriendWhoSells(app, await codeOf(mara));
    app.setTime(LATER);
  });

  const goes = async (listing: string) => {
    expect((await takeDown(admin, listing)).status).toBe(204);
    await app.outbox.delivered();
  };

  it('takes the reward back from both, long after it could be spent', async () => {
    await goes(friend.listing);
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'clawed-back', reason: 'abuse' });
    for (const each of [mara, friend]) expect(await spendable(each)).toBe(0);
    expect(await referralsOf(mara)).toMatchObject({ successful: 0, earned: 0 });
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('leaves who has spent it owing one, which the next credit pays', async () => {
    const shown = await publish(mara.client);
    expect((await startBoost(mara.client, shown)).status).toBe(201);
    await goes(friend.listing);
    expect(await kinds(mara)).toEqual([
      ['taken-back', -1],
      ['boost', -1],
      ['referral', 1],
    ]);
    expect(await spendable(mara)).toBe(0);
    expect((await startBoost(mara.client, shown)).status).toBe(409);
    await grantCredits(app, mara, 2);
    expect(await spendable(mara)).toBe(1);
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('takes it back once, however often that is told, and twenty times at once', async () => {
    await goes(friend.listing);
    const told = new ListingDeleted(friend.listing, friend.id, [], LATER.toISOString(), true);
    const reaction = app.nest.get(ClawBackOnListingDeleted);
    const em = app.nest.get(EntityManager);
    const again = () => em.fork().transactional(() => reaction.react(told));
    await again();
    await Promise.all(Array.from({ length: 20 }, again));
    for (const [each, kind] of [
      [mara, 'referral'],
      [friend, 'welcome'],
    ] as const)
      expect(await kinds(each)).toEqual([
        ['taken-back', -1],
        [kind, 1],
      ]);
  });

  it('takes it back once of twenty who tell it first, all at once', async () => {
    const told = new ListingDeleted(friend.listing, friend.id, [], LATER.toISOString(), true);
    const reaction = app.nest.get(ClawBackOnListingDeleted);
    const em = app.nest.get(EntityManager);
    await Promise.all(Array.from({ length: 20 }, () => em.fork().transactional(() => reaction.react(told))));
    expect(await kinds(mara)).toEqual([
      ['taken-back', -1],
      ['referral', 1],
    ]);
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('is another thing than one that the friend deletes by then, or a later one', async () => {
    const second = await publish(friend.client);
    await goes(second);
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'rewarded' });
    await friend.client.delete(`/api/listings/${friend.listing}`);
    await app.outbox.delivered();
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'rewarded', reason: null });
    expect(await spendable(mara)).toBe(1);
  });
});
