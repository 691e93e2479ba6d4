import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Biller } from '../billing/biller.js';
import { RunningPlan } from '../subscriptions/running-plan.js';
import { PaymentIsDue } from '../subscriptions/subscription.errors.js';

/** It ends with the period that is paid; or it goes on after all as it is, and what was to follow it is taken back. */
export class CancelPlan extends Command<void> {
  constructor(
    readonly personId: string,
    readonly cancels: boolean,
  ) {
    super();
  }
}

@CommandHandler(CancelPlan)
export class CancelPlanHandler implements ICommandHandler<CancelPlan> {
  constructor(
    private readonly running: RunningPlan,
    private readonly biller: Biller,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, cancels }: CancelPlan): Promise<void> {
    const subscription = await this.running.of(personId);
    // What was due is not to be paid any more: there is no period that it could go on with.
    if (!cancels && subscription.cancels && subscription.status === 'past-due') throw new PaymentIsDue();
    if (subscription.cancels !== cancels) return this.biller.cancelLater(subscription, cancels);
    if (!cancels && subscription.isToChange(this.clock.now()))
      await this.biller.changeLater(subscription, null);
  }
}
