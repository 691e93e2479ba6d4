import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { joinAmidWork, joinAs } from '../../../support/world/joining.js';
import { publish } from '../../../support/world/listings.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import {
  accept,
  aFriendWhoSells,
  codeOf,
  friendsOf,
  invitationOf,
  referralsOf,
  statesOf,
  storedReferral,
} from '../../../support/world/monetization/referrals.js';
import { weekOf } from '../../../support/world/monetization/rewards.js';
import { payWith } from '../../../support/world/monetization/stripe.js';
import { notifications } from '../../../support/world/notifications.js';
import {
  createGuest,
  leaveForGood,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../../support/world/people.js';

const kinds = async ({ client }: Pick<TestMember, 'client'>) =>
  (await creditsOf(client)).items.map(({ kind }) => kind);
const credits = async ({ client }: Pick<TestMember, 'client'>) => (await creditsOf(client)).held;

describe('Referrals in a life', () => {
  let app: TestApp;
  let mara: TestMember;
  let guest: TestGuest;
  let code: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [mara, guest] = [await signUpMember(app), await createGuest(app)];
    code = await codeOf(mara);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const join = async (member: TestMember, who: TestGuest = guest) => {
    expect((await joinAs(who, member)).status).toBe(200);
    await app.outbox.delivered();
  };

  it('come along with a guest: their code, their friends and who invited them', async () => {
    const own = await codeOf(guest);
    await aFriendWhoSells(app, own);
    await accept(guest, code);
    const member = await signUpMember(app);
    await join(member);
    expect(await referralsOf(member)).toMatchObject({ code: own, successful: 1, earned: 1 });
    expect((await friendsOf(mara)).items.map(({ name }) => name)).toEqual([member.username]);
    await publish(member.client);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['rewarded']);
    expect(await credits(member)).toBe(2);
  });

  it('come along with a guest however long they wait, where the member was new when the guest accepted', async () => {
    await accept(guest, code);
    const member = await signUpMember(app);
    const days = REFERRAL.newForDays + 1;
    await app.db.rows(sql`
      update directory.people set member_since = now() - make_interval(days => ${days}) where id = ${member.id}`);
    await app.db.rows(sql`
      update monetization.referrals set accepted_at = now() - interval '2 days' where friend_id = ${guest.id}`);
    await join(member);
    expect(await storedReferral(app, member)).toMatchObject({ reason: null });
    await publish(member.client);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['rewarded']);
  });

  it('count for a listing the guest published just before joining', async () => {
    await accept(guest, code);
    const member = await signUpMember(app);
    await publish(guest.client);
    await join(member);
    expect(await statesOf(mara)).toEqual(['rewarded']);
    expect([await credits(mara), await credits(member)]).toEqual([1, 1]);
  });

  it('count for a listing of a guest who joins while it is counted', async () => {
    await accept(guest, code);
    const member = await signUpMember(app);
    await app.outbox.delivered();
    const joined = joinAmidWork(app, guest, member);
    await publish(guest.client);
    expect((await joined).status).toBe(200);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['rewarded']);
    expect([await credits(mara), await credits(member)]).toEqual([1, 1]);
    expect(await weekOf(app, member)).toMatchObject({ listings: 1 });
  });

  it('are taken back from the member for the listing of the guest', async () => {
    await accept(guest, code);
    const listing = await publish(guest.client);
    await app.outbox.delivered();
    const member = await signUpMember(app);
    await join(member);
    await member.client.delete(`/api/listings/${listing}`);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['clawed-back']);
    expect([await credits(mara), await credits(member)]).toEqual([0, 0]);
  });

  it('keep both codes alive and show the member’s own', async () => {
    const [ofGuest, member] = [await codeOf(guest), await signUpMember(app)];
    const own = await codeOf(member);
    await join(member);
    expect((await referralsOf(member)).code).toBe(own);
    const friend = await createGuest(app);
    expect((await invitationOf(friend.client, ofGuest)).body.name).toBe(member.username);
    await accept(friend, ofGuest);
    expect((await referralsOf(member)).joined).toBe(1);
  });

  it('end when the member has paid with the card of who invited the guest, or of whom the guest invited', async () => {
    const [member, friend, card] = [await signUpMember(app), await signUpMember(app), `card of ${mara.id}`];
    await accept(guest, code);
    await publish(guest.client);
    await accept(friend, await codeOf(guest));
    for (const each of [mara, member, friend]) await payWith(app, each, card);
    await app.outbox.delivered();
    expect(await statesOf(mara)).toEqual(['rewarded']);
    await join(member);
    expect(await storedReferral(app, member)).toMatchObject({ state: 'clawed-back', reason: 'same-payment' });
    expect(await storedReferral(app, friend)).toMatchObject({ state: 'refused', reason: 'same-payment' });
    expect(await credits(mara)).toBe(0);
  });

  it.each(['waiting', 'rewarded'])('of oneself are none: the guest of a member, %s', async (state) => {
    const member = await signUpMember(app);
    await accept(guest, await codeOf(member));
    if (state === 'rewarded') await publish(guest.client);
    await app.outbox.delivered();
    await join(member);
    expect(await credits(member)).toBe(0);
    expect(await referralsOf(member)).toMatchObject({ successful: 0, earned: 0 });
    await publish(member.client);
    await app.outbox.delivered();
    expect(await credits(member)).toBe(0);
  });

  it('of oneself are none: the member a guest has invited', async () => {
    const member = await signUpMember(app);
    await accept(member, await codeOf(guest));
    await publish(member.client);
    await app.outbox.delivered();
    expect([await credits(guest), await credits(member)]).toEqual([1, 1]);
    await join(member);
    expect(await credits(member)).toBe(0);
    expect(await statesOf(member)).toEqual(['clawed-back']);
  });

  it('of a member who was invited before count once', async () => {
    const [member, theo] = [await signUpMember(app), await signUpMember(app)];
    await accept(member, code);
    await accept(guest, await codeOf(theo));
    await publish(guest.client);
    await app.outbox.delivered();
    await join(member);
    expect([await statesOf(mara), await statesOf(theo)]).toEqual([['accepted'], ['clawed-back']]);
    expect([await credits(theo), await credits(member)]).toEqual([0, 0]);
  });

  it('of somebody who has been here for long count for nobody', async () => {
    const member = await signUpMember(app);
    await app.db.rows(
      sql`update directory.people set member_since = now() - interval '31 days' where id = ${member.id}`,
    );
    await accept(guest, code);
    await join(member);
    expect(await storedReferral(app, member)).toMatchObject({ state: 'refused', reason: 'not-new' });
    await publish(member.client);
    await app.outbox.delivered();
    expect(await credits(mara)).toBe(0);
  });

  it('of somebody who had sold here before, as the member, count for nobody', async () => {
    const member = await signUpMember(app);
    await publish(member.client);
    await accept(guest, code);
    await publish(guest.client);
    await app.outbox.delivered();
    await join(member);
    expect(await storedReferral(app, member)).toMatchObject({ state: 'clawed-back', reason: 'not-new' });
    expect([await credits(mara), await credits(member)]).toEqual([0, 0]);
  });

  it('that became a circle end', async () => {
    const member = await signUpMember(app);
    await accept(mara, await codeOf(member));
    await accept(guest, code);
    await publish(guest.client);
    await app.outbox.delivered();
    await join(member);
    expect(await storedReferral(app, member)).toMatchObject({ state: 'clawed-back', reason: 'ring' });
    expect([await credits(mara), await credits(member)]).toEqual([0, 0]);
  });

  it('forget who left, in every column and notice', async () => {
    await accept(guest, code);
    await codeOf(guest);
    await app.outbox.delivered();
    await leaveForGood(app, guest);
    await app.outbox.delivered();
    expect((await referralsOf(mara)).joined).toBe(0);
    expect((await notifications(mara.client)).items.map(({ params }) => params)).toEqual([{ name: '' }]);
    const left = await app.db.rows(sql`
      select from monetization.referrals where friend_id = ${guest.id} or referrer_id = ${guest.id}
      union all select from monetization.referral_codes where person_id = ${guest.id}`);
    expect(left).toEqual([]);
  });

  it('are taken back without a word of which friend left', async () => {
    const friend = await aFriendWhoSells(app, code);
    await app.outbox.delivered();
    await leaveForGood(app, friend);
    await app.outbox.delivered();
    const raised = (await app.outbox.payloads('notifications.raised')).filter(
      ({ personId }) => personId === mara.id,
    );
    expect(raised.at(-1)).toMatchObject({ notice: { code: 'referral-taken-back', params: { name: '' } } });
  });

  it('go when both have left', async () => {
    const friend = await aFriendWhoSells(app, code);
    const { id = '' } = (await storedReferral(app, friend)) ?? {};
    await leaveForGood(app, mara);
    await leaveForGood(app, friend);
    await app.outbox.delivered();
    expect(await app.db.rows(sql`select from monetization.referrals where id = ${id}`)).toEqual([]);
    expect(await kinds(guest)).toEqual([]);
  });
});
