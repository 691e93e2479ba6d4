import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { EntitlementsChanged } from '../../../src/identity/identity.contract.js';
import type { BotPage, BotView } from '../../../src/messaging/bot/bot.dto.js';
import { BotsInPlan } from '../../../src/messaging/bot-plan/bots.in-plan.js';
import { FitBotsOnEntitlementsChanged } from '../../../src/messaging/bot-plan/fit-bots.on-entitlements-changed.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { advanced, createBot } from '../../support/world/messaging/bots.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';

describe('Bots of a plan that ends', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    seller = await signUpMember(app);
    plans.give(seller, 'premium_plus');
  });

  const bots = async () => (await seller.client.get<BotPage>('/api/bots')).body;
  /** The oldest first: `a`ctive, `p`aused by the seller, or paused by the `P`lan. */
  const states = async () =>
    (await bots()).items
      .toReversed()
      .map(({ status, pausedByPlan }) => (status === 'active' ? 'a' : pausedByPlan ? 'P' : 'p'))
      .join('');
  const turn = ({ id }: BotView, status: string) => seller.client.patch(`/api/bots/${id}`, { status });
  const change = async (tier: 'free' | 'premium' | 'premium_plus') => {
    await plans.change(seller, tier);
    await app.outbox.delivered();
  };
  async function sellerHas(number: number): Promise<{ listings: string[]; made: BotView[] }> {
    const [listings, made]: [string[], BotView[]] = [[], []];
    for (let n = 0; n < number; n++) {
      const listing = await publish(seller.client, { price: 120 });
      listings.push(listing);
      made.push(await createBot(seller, listing));
    }
    return { listings, made };
  }

  it('pause, the youngest first, as far as the plan does not carry them, and go on when it does again', async () => {
    await sellerHas(7);
    await change('premium');
    expect(await states()).toBe('aaaaaPP');
    expect(await bots()).toMatchObject({ active: 5, allowed: 5 });
    await change('free');
    expect(await states()).toBe('PPPPPPP');
    await change('premium');
    expect(await states()).toBe('aaaaaPP');
    await change('premium_plus');
    expect(await states()).toBe('aaaaaaa');
  });

  it('stay paused when their seller has paused them', async () => {
    const { made } = await sellerHas(3);
    await turn(made[1] as BotView, 'paused');
    await change('free');
    expect(await states()).toBe('PpP');
    await change('premium');
    expect(await states()).toBe('apa');
  });

  it('leave those alone that the seller has chosen meanwhile', async () => {
    const { made } = await sellerHas(6);
    await change('premium');
    expect(await states()).toBe('aaaaaP');
    await turn(made[0] as BotView, 'paused');
    await turn(made[5] as BotView, 'active');
    expect(await states()).toBe('paaaaa');
    await change('premium_plus');
    expect(await states()).toBe('paaaaa');
  });

  it('keep what they were told, also when the rest is edited while they pause', async () => {
    const rules = advanced({ keywordReactions: [{ keyword: 'shipping', reply: 'Pickup only.' }] });
    const { listings } = await sellerHas(5);
    const listing = await publish(seller.client, { price: 120 });
    const bot = await createBot(seller, listing, { advanced: rules });
    expect(listings).toHaveLength(5);
    await change('premium');
    const settings = { minimumPrice: 70, triggerCondition: 'below_minimum', responseType: 'auto_reject' };
    const edited = await seller.client.put<BotView>(`/api/bots/${bot.id}`, { ...settings, status: 'paused' });
    expect(edited.body).toMatchObject({ minimumPrice: 70, pausedByPlan: true, advanced: rules });
    await change('premium_plus');
    expect((await bots()).items[0]).toMatchObject({ id: bot.id, status: 'active', advanced: rules });
  });

  it('do not go on for what is sold', async () => {
    const { listings } = await sellerHas(2);
    await change('free');
    await seller.client.post(`/api/listings/${listings[0]}/sale`, { price: 100 });
    await app.outbox.delivered();
    await change('premium');
    expect(await states()).toBe('pa');
  });

  it('are the same when that is done twice, late, or twenty times at once', async () => {
    await sellerHas(6);
    plans.give(seller, 'premium');
    const reaction = app.nest.get(FitBotsOnEntitlementsChanged, { strict: false });
    const event = new EntitlementsChanged(seller.id);
    await Promise.all(Array.from({ length: 20 }, () => plans.change(seller, 'premium')));
    await app.outbox.delivered();
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(event));
    expect(await states()).toBe('aaaaaP');
    await Promise.all([change('premium_plus'), change('premium_plus'), change('premium_plus')]);
    expect(await states()).toBe('aaaaaa');
    expect(await app.nest.get(BotsInPlan).countsOf(seller.id)).toMatchObject({ 'offer-bots': 6 });
  });

  it('go on while nobody can say which plan it is, which is asked again', async () => {
    await sellerHas(2);
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    plans.hide(seller);
    const reaction = app.nest.get(FitBotsOnEntitlementsChanged, { strict: false });
    const fit = () =>
      app.nest
        .get(EntityManager)
        .fork()
        .transactional(() => reaction.react(new EntitlementsChanged(seller.id)));
    await expect(fit()).rejects.toThrow('platform.plan-not-verified');
    expect(log).toHaveBeenCalled();
    plans.give(seller, 'premium_plus');
    expect(await states()).toBe('aa');
    plans.give(seller, 'free');
    await fit();
    expect(await states()).toBe('PP');
  });

  it('of others are left alone', async () => {
    const other = await signUpMember(app);
    plans.give(other, 'premium_plus');
    await createBot(other, await publish(other.client, { price: 120 }));
    await sellerHas(1);
    await change('free');
    const theirs = (await other.client.get<BotPage>('/api/bots')).body;
    expect(theirs).toMatchObject({ active: 1, items: [{ status: 'active', pausedByPlan: false }] });
  });
});
