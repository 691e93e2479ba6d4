import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DAY_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { AssignPlan } from '../assigned/assign-plan.command.js';
import { Prices } from '../plans/prices.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { DEMO_GIFT, DEMO_PLANS, type DemoPlan } from './demo-plans.js';
import { playPlan } from './play-plan.js';

/** Some people of the demo town have a plan: paid at the test checkout, so no figure takes it for money. */
@Injectable()
@OnDemo({ makes: 'plan', needs: ['person'] })
export class SeedPlansOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly subscriptions: Subscriptions,
    private readonly prices: Prices,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Subscription)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const demo of DEMO_PLANS) await this.subscribe(demo, town);
    const { person, tier, cycle, daysLeft } = DEMO_GIFT;
    const until = town.ago(-daysLeft * DAY_MINUTES).toISOString();
    await this.commands.execute(new AssignPlan(town.idOf('person', person), { tier, cycle, until }));
  }

  private async subscribe(demo: DemoPlan, town: DemoTown): Promise<void> {
    const { amountCents } = await this.prices.offeredFor(demo.tier, demo.cycle);
    const version = await this.subscriptions.nextVersion();
    const { begunAt, terms, facts } = playPlan(demo, { now: town.now, amountCents, version });
    const personId = town.idOf('person', demo.person);
    const subscription = Subscription.begin({ personId, source: 'test', terms }, begunAt);
    await this.em.persist(subscription).flush();
    await this.subscriptions.learn(subscription.id, facts);
  }
}
