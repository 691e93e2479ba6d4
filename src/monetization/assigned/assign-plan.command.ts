import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CURRENCY } from '#contract/monetization/prices';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { Database } from '#platform/persistence/database';
import { Prices } from '../plans/prices.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { AssignedPlan, AssignPlanBody } from './assigned.dto.js';
import { SelectedPlanNotFound, SubscriberNotFound } from './assigned.errors.js';

/** An administrator gives a member a plan that nobody pays for; one they pay for goes on beside it. */
export class AssignPlan extends Command<AssignedPlan> {
  constructor(
    readonly personId: string,
    readonly plan: AssignPlanBody,
  ) {
    super();
  }
}

@CommandHandler(AssignPlan)
export class AssignPlanHandler implements ICommandHandler<AssignPlan> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly subscriptions: Subscriptions,
    private readonly prices: Prices,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, plan }: AssignPlan): Promise<AssignedPlan> {
    const { tier, cycle, until } = plan;
    const offered = await this.prices.offered();
    if (!offered.some((price) => price.tier === tier)) throw new SelectedPlanNotFound();
    const ends = until ? new Date(until) : null;
    if (ends && ends <= this.clock.now()) throw new InvalidInput([{ field: 'until', code: 'moment-over' }]);
    await this.em.transactional(async (em) => {
      await this.assertMember(personId);
      await this.subscriptions.lock(personId);
      const now = this.clock.now();
      const version = await this.subscriptions.nextVersion();
      const terms = { version, tier, cycle, amountCents: 0, cancels: false, next: null };
      const assigned = await this.subscriptions.assignedTo(personId);
      const given = assigned ?? Subscription.assign({ personId, terms, until: ends }, now);
      if (assigned) assigned.reassign(terms, ends, now);
      else em.persist(given);
      await em.flush();
      await this.subscriptions.heard(given);
    });
    return {
      personId,
      planType: `${tier}_${cycle}`,
      status: 'active',
      billingCycle: cycle,
      paymentMethod: 'admin_assigned',
      amountCents: 0,
      currency: CURRENCY,
      until: ends?.toISOString() ?? null,
    };
  }

  private async assertMember(personId: string): Promise<void> {
    const member = await this.db.first(sql`
      select from directory.people where id = ${personId} and kind = 'member' and not deleted`);
    if (!member) throw new SubscriberNotFound();
  }
}
