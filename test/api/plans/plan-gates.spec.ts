import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { sql } from 'kysely';
import { allowanceOf, FEATURES, tierNeededFor } from '#contract/monetization/plans';
import { PLAN_TIERS, type PlanTier } from '#contract/people';
import { startApp, type TestApp } from '../../support/app/app.js';
import { DeepgramServer } from '../../support/servers/deepgram-server.js';
import { requiredBy, routesOf } from '../../support/sources/routes.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { GATES, type Gate, UNGATED } from './gates.js';

/** One more than the smaller plans allow of it: who may do it so often is not counted. */
const mostTimes = ({ feature, counted }: Gate): number => {
  const allowances = PLAN_TIERS.slice(0, -1).map((tier) => Number(allowanceOf(tier, feature)));
  return counted ? Math.max(...allowances.filter(Number.isFinite)) + 1 : 1;
};

describe('The plans, at every gate', () => {
  const deepgram = new DeepgramServer();
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  /** Gets no bot, whatever is sent. */
  let careless: TestMember;
  beforeAll(async () => {
    app = await startApp({ DEEPGRAM_API_KEY: 'deep', DEEPGRAM_URL: await deepgram.start() });
    plans = new Plans(app);
    seller = await signUpMember(app);
    careless = await signUpMember(app);
    plans.give(careless, 'premium');
  });
  // One seller puts up what all of them use.
  beforeEach(async () => {
    await app.db.rows(sql`truncate platform.rate_limits`);
  });
  afterAll(async () => {
    await app.stop();
    await deepgram.stop();
  });

  it('are asked for by a route for each feature, or there is a reason why not', () => {
    const gated = new Set(routesOf(app.nest).flatMap(({ requires }) => requires));
    const reasons = Object.keys(UNGATED);
    expect(FEATURES.filter((feature) => !gated.has(feature)).sort()).toEqual(reasons.sort());
  });

  it('are tried at every route that asks for one', () => {
    const asked = routesOf(app.nest).flatMap(({ name, requires }) =>
      requires.map((feature) => `${name} ${feature}`),
    );
    expect(GATES.map(({ route, feature }) => `${route} ${feature}`).sort()).toEqual(asked.sort());
  });

  it('are asked for by no socket message', () => {
    const scanner = new MetadataScanner();
    const asking = app.nest
      .get(DiscoveryService, { strict: false })
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.hasMetadata('websockets:is_gateway', metatype))
      .flatMap(({ instance }) => {
        const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
        return scanner.getAllMethodNames(prototype).flatMap((name) => requiredBy(prototype[name] as never));
      });
    expect(asking).toEqual([]);
  });

  const TABLE = GATES.flatMap((gate) =>
    PLAN_TIERS.map(
      (tier) => [gate.route, gate.feature, tier, allowanceOf(tier, gate.feature), gate] as const,
    ),
  );

  it.each(TABLE)('%s: %s with %s: %p', async (_route, feature, tier, allowance, gate) => {
    const person = await signUpMember(app);
    plans.give(person, tier);
    const answers = await usedAsFarAs(person, gate, allowance);
    const refused = { status: 402, params: { feature, tier: tierNeededFor(feature, tier) } };
    for (const { status } of answers.allowed) expect([status, status < 300]).toEqual([status, true]);
    const unlimited = Number(allowance) >= mostTimes(gate);
    expect(answers.beyond === null).toBe(unlimited);
    expect(answers.beyond?.problem ?? refused).toMatchObject(refused);
  });

  async function usedAsFarAs(person: TestMember, gate: Gate, allowance: number | boolean) {
    const users = { app, person, seller };
    const most = mostTimes(gate);
    const times = Math.min(Number(allowance), most);
    const allowed = [];
    for (let time = 0; time < times; time++) allowed.push(await gate.use(users));
    return { allowed, beyond: times < most ? await gate.use(users) : null };
  }

  it.each<[string, string, PlanTier]>([
    ['offer-bots', 'POST /api/bots', 'premium'],
    ['favorites', 'PUT /api/favorites/:id', 'free'],
    ['reports', 'POST /api/listings/:id/report', 'free'],
  ])('count %s when twenty come at once', async (feature, route, tier) => {
    const gate = GATES.find((one) => one.route === route && one.feature === feature) as Gate;
    const person = await signUpMember(app);
    plans.give(person, tier);
    const answers = await Promise.all(Array.from({ length: 20 }, () => gate.use({ app, person, seller })));
    const refused = answers.filter(({ status }) => status === 402);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(
      Number(allowanceOf(tier, gate.feature)),
    );
    expect(refused).toHaveLength(20 - Number(allowanceOf(tier, gate.feature)));
    for (const { problem } of refused)
      expect(problem.params).toMatchObject({
        feature,
        tier: tierNeededFor(gate.feature, tier),
        limit: allowanceOf(tier, gate.feature),
      });
  });

  it('tell who lacks two things the plan that has both', async () => {
    const gate = GATES.find(
      ({ route, feature }) => route === 'POST /api/bots' && feature === 'bot-rules',
    ) as Gate;
    const person = await signUpMember(app);
    const { problem } = await gate.use({ app, person, seller });
    expect(problem.params).toEqual({ feature: 'bot-rules', tier: 'premium_plus' });
  });

  it('are a guest’s as they are of the free plan', async () => {
    const guest = await createGuest(app);
    const { problem } = await guest.client.post('/api/my-insights');
    expect(problem).toMatchObject({
      status: 402,
      code: 'platform.plan-required',
      params: { feature: 'ai-insights', tier: 'premium_plus' },
    });
  });

  it.each([
    { advanced: { customRules: 'many' } },
    { advanced: { customRules: { length: 1 } } },
    { advanced: { tunedCounters: 'true' } },
    { advanced: { timePricing: {} } },
    { advanced: [] },
    { advanced: 7, status: ['paused'] },
    null,
    'a bot',
  ])('are not got past by nonsense: %j', async (sent) => {
    for (const answer of [
      await careless.client.post('/api/bots', sent),
      await careless.client.post('/api/bot-previews', { bot: sent, message: '$60' }),
    ])
      expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await careless.client.get<{ items: unknown[] }>('/api/bots')).body.items).toEqual([]);
  });
});
