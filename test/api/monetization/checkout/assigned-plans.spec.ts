import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { PREMIUM, planOf, subscribe } from '../../../support/world/monetization/plans.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const PLUS = { tier: 'premium_plus', cycle: 'yearly' };

describe('a plan that an administrator assigns', () => {
  let app: TestApp;
  let admin: TestMember;
  let now: Date;

  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
    now = new Date('2027-05-01T12:00:00Z');
    app.setTime(now);
  });
  afterEach(() => app.setTime(now));
  afterAll(() => app.stop());

  const assign = ({ id }: { id: string }, plan: object) =>
    admin.client.put(`/api/admin/subscriptions/${id}`, plan);
  const takeBack = ({ id }: { id: string }) => admin.client.delete(`/api/admin/subscriptions/${id}`);

  it('costs nothing, and stays until it is taken back', async () => {
    const member = await signUpMember(app);
    expect((await assign(member, PLUS)).body).toEqual({
      personId: member.id,
      planType: 'premium_plus_yearly',
      status: 'active',
      billingCycle: 'yearly',
      paymentMethod: 'admin_assigned',
      amountCents: 0,
      currency: 'usd',
      until: null,
    });
    expect(await planOf(member)).toMatchObject({
      tier: 'premium_plus',
      paidTier: null,
      source: 'granted',
      status: 'active',
      amountCents: null,
      periodEnd: null,
    });
    await Promise.all(Array.from({ length: 5 }, () => assign(member, { ...PLUS, tier: 'premium' })));
    expect((await planOf(member)).tier).toBe('premium');
    expect((await takeBack(member)).status).toBe(204);
    expect((await takeBack(member)).status).toBe(204);
    expect(await planOf(member)).toMatchObject({ tier: 'free', source: 'none' });
  });

  it('ends by its time, and its person is told', async () => {
    const member = await signUpMember(app);
    await assign(member, { ...PLUS, until: '2027-05-08T12:00:00Z' });
    app.setTime(new Date('2027-05-08T12:00:00Z'));
    expect((await planOf(member)).tier).toBe('free');
    for (let run = 0; run < 2; run += 1)
      await app.nest.get(JobRunner).runNow('monetization.end-subscriptions');
    await app.outbox.delivered();
    const { body } = await member.client.get<{ items: { code: string }[] }>('/api/notifications');
    expect(body.items.map(({ code }) => code)).toEqual(['plan-ended']);
  });

  it('goes beside one that is paid for: what gives more counts', async () => {
    const member = await signUpMember(app);
    await subscribe(member);
    await assign(member, PLUS);
    expect(await planOf(member)).toMatchObject({
      tier: 'premium_plus',
      paidTier: 'premium',
      source: 'test',
      amountCents: 400,
    });
    await takeBack(member);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', paidTier: 'premium', source: 'test' });
  });

  it('stays beside what becomes of the one that is paid for, which nothing is bought in the place of', async () => {
    const member = await signUpMember(app);
    await subscribe(member, { tier: 'premium', cycle: 'yearly' });
    await assign(member, PLUS);
    await member.client.post('/api/my-plan/change', PREMIUM);
    expect(await planOf(member)).toMatchObject({ paidTier: 'premium', nextTier: 'premium' });
    expect((await member.client.get('/api/my-plan/leaving')).body).toEqual({ loses: [] });
    const quote = await member.client.post('/api/my-plan/quote', PREMIUM);
    expect(quote.body).toMatchObject({ loses: [], gains: [] });
    const resumed = await member.client.post<MyPlanShape>('/api/my-plan/resume');
    expect(resumed.body).toMatchObject({
      tier: 'premium_plus',
      paidTier: 'premium',
      cycle: 'yearly',
      amountCents: 4000,
      nextTier: null,
    });
    const { body } = await member.client.get<{ payments: unknown[] }>('/api/my-payments');
    expect(body.payments).toHaveLength(1);
  });

  it('is one that there is, for a member', async () => {
    const [member, guest] = await Promise.all([signUpMember(app), createGuest(app)]);
    expect((await assign(member, { tier: 'gold', cycle: 'yearly' })).problem).toMatchObject({
      status: 422,
      issues: [{ field: 'tier', code: 'selected-plan-not-found' }],
    });
    for (const nobody of [guest, { id: 'nobody' }, { id: crypto.randomUUID() }])
      expect((await assign(nobody, PLUS)).problem).toMatchObject({
        status: 404,
        code: 'monetization.subscriber-not-found',
      });
  });

  it.each([
    ['tomorrow', 'moment-invalid'],
    ['2027-W25', 'moment-invalid'],
    ['2027-173', 'moment-invalid'],
    ['20270701', 'moment-invalid'],
    ['2027-07-01', 'moment-invalid'],
    ['2027-07-01T10', 'moment-invalid'],
    ['2027-07-01T10:00:00', 'moment-invalid'],
    ['2027-02-30T10:00:00Z', 'moment-invalid'],
    [20270701, 'moment-invalid'],
    ['2027-05-01T12:00:00Z', 'moment-over'],
    ['2027-05-01T13:59:00+02:00', 'moment-over'],
  ])('ends at a moment to come: not %j', async (until, code) => {
    const member = await signUpMember(app);
    const { status, problem } = await assign(member, { ...PLUS, until });
    expect([status, problem.issues]).toEqual([422, [{ field: 'until', code }]]);
    expect((await planOf(member)).tier).toBe('free');
  });
});
