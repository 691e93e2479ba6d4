import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { addedBy } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { FullAccess } from '../../../src/identity/entitlements/full-access.js';
import { EntitlementsOf, ForgetEntitlementsOf } from '../../../src/identity/identity.contract.js';
import type { SessionProfile } from '../../../src/identity/profiles/session-profile.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';
import { ChatTab } from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

const on = ({ url }: { url: string }, { client }: TestMember) => {
  const elsewhere = new Client(url);
  elsewhere.accessToken = client.accessToken;
  return elsewhere;
};
const profileOn = async (instance: { url: string }, person: TestMember) =>
  (await on(instance, person).get<SessionProfile>('/api/profile')).body;
const tierOn = async (instance: { url: string }, person: TestMember) =>
  (await profileOn(instance, person)).tier;
const seenOn = (instance: { url: string }, person: TestMember, tier: PlanTier) =>
  eventually(async () => (await tierOn(instance, person)) === tier);
/** How often a person's tier was asked of its sources, on one instance. */
const asked = ({ nest }: Pick<TestApp, 'nest'>, { id }: TestMember) => {
  const spy = jest.spyOn(nest.get(FullAccess), 'tierOf');
  return () => spy.mock.calls.filter(([person]) => person.id === id).length;
};

describe('What a plan allows', () => {
  let app: TestApp;
  let there: SecondInstance;
  let plans: Plans;
  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'vip@example.org' });
    there = await startSecondInstance(app);
    plans = new Plans(app, there);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await there.stop();
    await app.stop();
  });

  it('is asked of its sources once, and remembered', async () => {
    const person = await signUpMember(app);
    const times = asked(there, person);
    await Promise.all(Array.from({ length: 20 }, () => profileOn(there, person)));
    expect(await tierOn(there, person)).toBe('free');
    expect(times()).toBe(1);
  });

  it('is another on every instance as soon as it has changed', async () => {
    const person = await signUpMember(app);
    for (const instance of [app, there]) expect(await tierOn(instance, person)).toBe('free');
    expect((await on(there, person).post('/api/my-insights')).status).toBe(402);

    await plans.change(person, 'premium_plus');
    expect(await tierOn(app, person)).toBe('premium_plus');
    await seenOn(there, person, 'premium_plus');
    expect((await on(there, person).post('/api/my-insights')).status).toBe(200);

    await plans.change(person, 'free');
    expect((await person.client.post('/api/my-insights')).status).toBe(402);
    await seenOn(there, person, 'free');
  });

  it('is the last of twenty changes at once', async () => {
    const person = await signUpMember(app);
    const tiers: PlanTier[] = ['premium', 'free', 'premium_plus'];
    await Promise.all(Array.from({ length: 20 }, (_, n) => plans.change(person, tiers[n % 3] ?? 'free')));
    await plans.change(person, 'premium');
    for (const instance of [app, there]) await seenOn(instance, person, 'premium');
    expect([await tierOn(app, person), await tierOn(there, person)]).toEqual(['premium', 'premium']);
  });

  it('stays what it was after a change that was undone, and nobody is told', async () => {
    const person = await signUpMember(app);
    expect(await tierOn(there, person)).toBe('free');
    const times = asked(there, person);
    const tab = await ChatTab.open(there.url, person.client.accessToken);
    const em = app.nest.get(EntityManager).fork();
    const undone = em.transactional(async () => {
      await app.nest.get(CommandBus).execute(new ForgetEntitlementsOf(person.id));
      throw new Error('The card was declined.');
    });
    await expect(undone).rejects.toThrow('The card was declined.');
    await app.outbox.delivered();
    expect(await tierOn(there, person)).toBe('free');
    expect(times()).toBe(0);

    await plans.change(person, 'premium');
    await eventually(() => tab.heard('identity.entitlements').length > 0);
    expect(tab.heard('identity.entitlements').map(({ tier }) => tier)).toEqual(['premium']);
    tab.socket.close();
  });

  it('is told to all of a person’s tabs, on whichever instance, and to nobody else', async () => {
    const [person, other] = [await signUpMember(app), await signUpMember(app)];
    const here = await ChatTab.open(app.url, person.client.accessToken);
    const elsewhere = await ChatTab.open(there.url, person.client.accessToken);
    const strangers = await ChatTab.open(app.url, other.client.accessToken);
    await plans.change(person, 'premium');
    const told = { tier: 'premium', entitlements: addedBy('premium'), verified: true };
    for (const tab of [here, elsewhere]) {
      await eventually(() => tab.heard('identity.entitlements').length > 0);
      expect(tab.heard('identity.entitlements')).toEqual([told]);
    }
    expect(strangers.heard('identity.entitlements')).toEqual([]);
    for (const tab of [here, elsewhere, strangers]) tab.socket.close();
  });

  it('is forgotten of everybody when an instance may have missed something', async () => {
    const person = await signUpMember(app);
    expect(await tierOn(there, person)).toBe('free');
    const channels = () =>
      app.db.rows<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'vybac-channels'`,
      );
    const before = await channels();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    for (const { pid } of before) await app.db.rows(sql`select pg_terminate_backend(${pid})`);
    await plans.change(person, 'premium');
    await eventually(async () => (await channels()).length === before.length);
    await seenOn(there, person, 'premium');
  });

  it('is read past what is remembered by who reacts to a change', async () => {
    const person = await signUpMember(app);
    const queries = there.nest.get(QueryBus);
    const tier = async (fresh?: boolean) =>
      (await queries.execute(new EntitlementsOf(person.id, fresh))).tier;
    expect(await tier()).toBe('free');
    const given = jest.spyOn(there.nest.get(FullAccess), 'tierOf').mockReturnValue('premium');
    expect([await tier(true), await tier()]).toEqual(['premium', 'free']);
    given.mockRestore();
  });

  it('is not remembered from within a transaction, which may be undone', async () => {
    const person = await signUpMember(app);
    const queries = there.nest.get(QueryBus);
    const given = jest.spyOn(there.nest.get(FullAccess), 'tierOf').mockReturnValue('premium_plus');
    const em = there.nest.get(EntityManager).fork();
    const within = await em.transactional(() => queries.execute(new EntitlementsOf(person.id)));
    given.mockRestore();
    expect(within.tier).toBe('premium_plus');
    expect(await tierOn(there, person)).toBe('free');
  });

  it('follows the e-mail, once it is changed', async () => {
    const person = await signUpMember(app);
    expect(await tierOn(there, person)).toBe('free');
    const wish = { email: 'vip@example.org', currentPassword: person.password };
    await person.client.post('/api/profile/email', wish);
    const token = await mailedToken(app, 'vip@example.org');
    expect((await person.client.post('/api/auth/confirm-email-change', { token })).status).toBeLessThan(300);
    expect(await tierOn(app, person)).toBe('premium_plus');
    await seenOn(there, person, 'premium_plus');
  });

  it('is nothing beyond the free product while a source fails, and is said not to be verified', async () => {
    const person = await signUpMember(app);
    await plans.change(person, 'premium_plus');
    await seenOn(there, person, 'premium_plus');
    await plans.change(person, 'premium_plus');
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const failing = jest.spyOn(app.nest.get(FullAccess), 'tierOf').mockImplementation(() => {
      throw new Error('The subscriptions cannot be read.');
    });
    await eventually(async () => (await tierOn(app, person)) === 'free');
    expect(await profileOn(app, person)).toMatchObject({
      tier: 'free',
      entitlements: [],
      planVerified: false,
    });
    const { status, problem } = await person.client.post('/api/my-insights');
    expect([status, problem.code, problem.params]).toEqual([
      402,
      'platform.plan-not-verified',
      { feature: 'ai-insights', tier: 'premium_plus' },
    ]);
    expect(log).toHaveBeenCalled();
    failing.mockRestore();
    await eventually(async () => (await tierOn(app, person)) === 'premium_plus');
  });

  it('of nobody is free', async () => {
    const nobody = '0198c0de-0000-7000-8000-000000000000';
    expect(await app.nest.get(QueryBus).execute(new EntitlementsOf(nobody))).toEqual({
      tier: 'free',
      entitlements: [],
      verified: true,
    });
  });
});
