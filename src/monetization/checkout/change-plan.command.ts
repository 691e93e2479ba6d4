import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Biller } from '../billing/biller.js';
import { Prices } from '../plans/prices.js';
import { directionOf } from '../subscriptions/plan-change.js';
import { RunningPlan } from '../subscriptions/running-plan.js';
import { PaymentIsDue } from '../subscriptions/subscription.errors.js';
import type { PlanBody } from './checkout.dto.js';

/** Up at once, down at the period's end; back to the plan they have takes back what was to follow. */
export class ChangePlan extends Command<void> {
  constructor(
    readonly personId: string,
    readonly wanted: PlanBody,
  ) {
    super();
  }
}

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(
    private readonly running: RunningPlan,
    private readonly prices: Prices,
    private readonly biller: Biller,
  ) {}

  async execute({ personId, wanted }: ChangePlan): Promise<void> {
    const subscription = await this.running.of(personId);
    const { terms } = subscription;
    const direction = directionOf(terms, wanted);
    const isDue = subscription.status === 'past-due';
    if (direction === 'same') {
      // As for who takes it back that they have cancelled.
      if (isDue && terms.cancels) throw new PaymentIsDue();
      if (terms.next || terms.cancels) await this.biller.changeLater(subscription, null);
      return;
    }
    if (isDue) throw new PaymentIsDue();
    const price = await this.prices.offeredFor(wanted.tier, wanted.cycle);
    if (direction === 'up') return this.biller.change(subscription, price);
    const waits = terms.next?.tier === wanted.tier && terms.next.cycle === wanted.cycle;
    if (!waits) await this.biller.changeLater(subscription, price);
  }
}
