import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEATURES } from '#contract/monetization/plans';
import { DAY_MS } from '#contract/time';
import { PlanUsage } from '#platform/plans/in-plan';
import type { Leaving, LostFeature } from '../../../../src/monetization/checkout/checkout.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { save, savedTitles } from '../../../support/world/favorites.js';
import { publish } from '../../../support/world/listings.js';
import { advanced, aRule, createBot, storeBot } from '../../../support/world/messaging/bots.js';
import { boughtInRoom, ordersOf } from '../../../support/world/monetization/orders.js';
import { subscribe } from '../../../support/world/monetization/plans.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const PLUS = { tier: 'premium_plus', cycle: 'monthly' } as const;

const losses = async ({ client }: TestMember) =>
  (await client.get<Leaving>('/api/my-plan/leaving')).body.loses;
const beyond = (loses: LostFeature[]) =>
  Object.fromEntries(loses.filter((lost) => lost.beyond > 0).map((lost) => [lost.feature, lost]));

describe('who leaves a plan', () => {
  let app: TestApp;
  let other: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    other = await signUpMember(app);
  });
  afterAll(() => app.stop());

  /** Has more of everything than the free plan covers. */
  async function richMember(): Promise<TestMember> {
    const member = await signUpMember(app);
    await subscribe(member, PLUS);
    for (let n = 0; n < 7; n++)
      await save(member.client, await publish(other.client, { title: `Lamp ${n}` }));
    for (let n = 0; n < 5; n++) await storeBot(app, member.id);
    const desk = await publish(member.client, { title: 'Walnut desk', price: 120 });
    await createBot(member, desk, { advanced: advanced({ customRules: [aRule()], tunedCounters: true }) });
    for (let n = 0; n < 4; n++) await boughtInRoom(app, member, other);
    await member.client.patch('/api/profile', { theme: 'neon' });
    return member;
  }

  it('is told how much of what they have the free plan does not cover', async () => {
    const member = await richMember();
    expect(beyond(await losses(member))).toEqual({
      'offer-bots': { feature: 'offer-bots', remaining: 0, has: 6, beyond: 6 },
      'bot-rules': { feature: 'bot-rules', remaining: null, has: 1, beyond: 1 },
      'bot-tuned-counters': { feature: 'bot-tuned-counters', remaining: null, has: 1, beyond: 1 },
      'order-tracking': { feature: 'order-tracking', remaining: 3, has: 4, beyond: 1 },
      favorites: { feature: 'favorites', remaining: 5, has: 7, beyond: 2 },
      'premium-themes': { feature: 'premium-themes', remaining: null, has: 1, beyond: 1 },
    });
    const smaller = await member.client.post<Leaving>('/api/my-plan/quote', {
      tier: 'premium',
      cycle: 'monthly',
    });
    expect(Object.keys(beyond(smaller.body.loses)).sort()).toEqual([
      'bot-rules',
      'bot-tuned-counters',
      'offer-bots',
    ]);
  });

  it('keeps all of it once the plan is over', async () => {
    const member = await richMember();
    await member.client.post('/api/my-plan/cancel');
    app.setTime(new Date(Date.now() + 40 * DAY_MS));
    const { body } = await member.client.get<{ tier: string }>('/api/my-plan');
    expect(body.tier).toBe('free');
    expect(await savedTitles(member.client)).toHaveLength(7);
    expect((await member.client.get<{ items: unknown[] }>('/api/bots')).body.items).toHaveLength(6);
    const { items } = await ordersOf(member, 'side=seller');
    expect(items).toHaveLength(4);
    app.setTime(new Date());
  });

  it('loses nothing without one', async () => {
    expect(await losses(await signUpMember(app))).toEqual([]);
  });

  it('is told of what each context keeps of a plan, of each feature by one of them', () => {
    const counted = app.nest
      .get(PlanUsage)
      .parts()
      .flatMap(({ features }) => features);
    expect(new Set(counted).size).toBe(counted.length);
    expect(FEATURES).toEqual(expect.arrayContaining(counted));
    expect(counted).toEqual(expect.arrayContaining(['offer-bots', 'favorites', 'order-tracking']));
  });
});
