import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Client } from '../../../support/app/client.js';
import { publish } from '../../../support/world/listings.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import {
  accept,
  codeOf,
  friendsOf,
  referralsOf,
  storedReferral,
} from '../../../support/world/monetization/referrals.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

/** Opens one's own referrals there. */
const isAt = ({ client }: Pick<TestMember, 'client'>, address: string) =>
  client.get('/api/my-referrals', { headers: { 'x-forwarded-for': address } });
/** Signs in on the browser of a client, as a person would. */
const signIn = async (client: Client, { email, password }: TestMember) => {
  expect((await client.post('/api/auth/sign-in', { email, password })).status).toBe(200);
};

describe('Whoever invites themselves', () => {
  let app: TestApp;
  let mara: TestMember;
  let code: string;
  let places = 0;

  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(new Date());
    mara = await signUpMember(app);
    code = await codeOf(mara);
  });

  /** An address nobody has been at. */
  const somewhere = () => `203.0.${Math.floor(places / 250)}.${(places++ % 250) + 1}`;
  const reasonOf = async (friend: { id: string }) => (await storedReferral(app, friend))?.reason;

  /** A guest made on that browser, after whoever was there. */
  const guestOn = async (client: Client) => {
    const made = await client.post<{ accessToken: string; profile: { id: string } }>('/api/guests', {});
    const guest = new Client(app.url);
    guest.accessToken = made.body.accessToken;
    for (const [name, value] of client.cookies) guest.cookies.set(name, value);
    return { id: made.body.profile.id, client: guest };
  };

  it('on the device they use is refused, and nobody is told', async () => {
    const browser = new Client(app.url);
    await signIn(browser, mara);
    await browser.post('/api/auth/sign-out');
    const self = await guestOn(browser);
    expect(await accept(self, code, somewhere())).toBe('accepted');
    await publish(self.client);
    await app.outbox.delivered();
    expect(await storedReferral(app, self)).toMatchObject({ state: 'refused', reason: 'same-device' });
    expect((await friendsOf(mara)).items).toEqual([]);
    expect(await referralsOf(mara)).toMatchObject({ joined: 0, successful: 0 });
    for (const { client } of [mara, self]) {
      expect((await creditsOf(client)).items).toEqual([]);
      expect((await notifications(client)).items).toEqual([]);
    }
    // They have been invited, for all they can see.
    expect(await accept(self, code)).toBe('already');
  });

  it('counts one friend for a device, whoever invited them', async () => {
    const browser = new Client(app.url);
    const first = await guestOn(browser);
    expect(await accept(first, code, somewhere())).toBe('accepted');
    const second = await guestOn(browser);
    const theo = await signUpMember(app);
    await accept(second, await codeOf(theo), somewhere());
    expect([await reasonOf(first), await reasonOf(second)]).toEqual([null, 'same-device']);
  });

  it('is not mistaken for a friend with a device of their own', async () => {
    const [own, other] = [await guestOn(new Client(app.url)), await guestOn(new Client(app.url))];
    await accept(own, code, somewhere());
    await accept(other, code, somewhere());
    expect([await reasonOf(own), await reasonOf(other)]).toEqual([null, null]);
  });

  it('at the address they were at is refused, for 30 days', async () => {
    expect(REFERRAL.addressDays).toBe(30);
    const home = somewhere();
    await isAt(mara, home);
    const friend = await createGuest(app);
    expect(await accept(friend, code, home)).toBe('accepted');
    expect(await reasonOf(friend)).toBe('same-address');
    await app.db.rows(sql`
      update monetization.referral_addresses set seen_at = ${new Date(Date.now() - 31 * DAY_MS)}`);
    const later = await createGuest(app);
    await accept(later, code, home);
    expect(await reasonOf(later)).toBeNull();
  });

  it('counts one friend for an address, and for an IPv6 network', async () => {
    const [home, network] = [somewhere(), '2001:db8:1:2'];
    const friends = await Promise.all(Array.from({ length: 4 }, () => createGuest(app)));
    for (const [at, friend] of [home, home, `${network}::1`, `${network}:3::9`].map(
      (address, n) => [address, friends[n]] as const,
    ))
      if (friend) await accept(friend, code, at);
    expect(await Promise.all(friends.map(reasonOf))).toEqual([null, 'same-address', null, 'same-address']);
    // Of another one, who was never there, it says nothing.
    const theirs = await createGuest(app);
    await accept(theirs, await codeOf(await signUpMember(app)), home);
    expect(await reasonOf(theirs)).toBeNull();
  });

  it('is not told from others by a private address, which may be a proxy’s', async () => {
    const friends = [await createGuest(app), await createGuest(app)];
    for (const friend of friends) await accept(friend, code);
    expect(await Promise.all(friends.map(reasonOf))).toEqual([null, null]);
    expect(
      await app.db.rows(sql`
      select from monetization.referral_addresses where person_id = ${mara.id}`),
    ).toEqual([]);
  });

  it('leaves no address that anybody could read, and none for long', async () => {
    const home = somewhere();
    await isAt(mara, home);
    await isAt(mara, home);
    const kept = () =>
      app.db.rows(sql<{ hash: string }>`
      select hash from monetization.referral_addresses where person_id = ${mara.id}`);
    expect(await kept()).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/) }]);
    app.setTime(new Date(Date.now() + 31 * DAY_MS));
    for (let times = 0; times < 2; times++)
      await app.nest.get(JobRunner).runNow('monetization.forget-old-addresses');
    expect(await kept()).toEqual([]);
  });

  it('in a circle is refused: two, or with others between', async () => {
    const [a, b, c] = [await createGuest(app), await createGuest(app), await createGuest(app)];
    const [ofA, ofB, ofC] = [await codeOf(a), await codeOf(b), await codeOf(c)];
    await accept(b, ofA, somewhere());
    await accept(c, ofB, somewhere());
    await accept(a, ofC, somewhere());
    expect([await reasonOf(b), await reasonOf(c), await reasonOf(a)]).toEqual([null, null, 'ring']);
    const [x, y] = [await createGuest(app), await createGuest(app)];
    const codes = [await codeOf(x), await codeOf(y)];
    await Promise.all([accept(x, codes[1] ?? '', somewhere()), accept(y, codes[0] ?? '', somewhere())]);
    const reasons = [await reasonOf(x), await reasonOf(y)];
    expect(reasons.filter((reason) => reason === 'ring')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
  });
});

describe('A campus behind one address', () => {
  it('may count more friends', async () => {
    const app = await startApp({ TRUST_PROXY: '1', REFERRALS_PER_ADDRESS: '2' });
    const campus = '198.51.100.7';
    const mara = await signUpMember(app);
    const code = await codeOf(mara);
    await mara.client.get('/api/my-referrals', { headers: { 'x-forwarded-for': campus } });
    const reasons: unknown[] = [];
    for (let made = 0; made < 3; made++) {
      const friend = await createGuest(app);
      await accept(friend, code, campus);
      reasons.push((await storedReferral(app, friend))?.reason);
    }
    await app.stop();
    expect(reasons).toEqual([null, null, 'same-address']);
  });
});
