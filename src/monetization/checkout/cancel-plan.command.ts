import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Biller } from '../billing/biller.js';
import { RunningPlan } from '../subscriptions/running-plan.js';
import { PaymentIsDue } from '../subscriptions/subscription.errors.js';

/** It ends with the period that is paid, or goes on after all. */
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
  ) {}

  async execute({ personId, cancels }: CancelPlan): Promise<void> {
    const subscription = await this.running.of(personId);
    if (subscription.cancels === cancels) return;
    // What was due is not to be paid any more: there is no period that it could go on with.
    if (!cancels && subscription.status === 'past-due') throw new PaymentIsDue();
    await this.biller.cancelLater(subscription, cancels);
  }
}
