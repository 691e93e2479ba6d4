import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Biller } from '../billing/biller.js';
import { CheckoutNotFound } from '../billing/billing.errors.js';
import { RunningPlan } from '../subscriptions/running-plan.js';
import { TestBiller } from '../test-billing/test-biller.js';

/** The next payment of a test plan is made, or fails, at once. */
export class RenewTestPlan extends Command<void> {
  constructor(
    readonly personId: string,
    readonly outcome: 'pay' | 'fail',
  ) {
    super();
  }
}

@CommandHandler(RenewTestPlan)
export class RenewTestPlanHandler implements ICommandHandler<RenewTestPlan> {
  constructor(
    private readonly biller: Biller,
    private readonly running: RunningPlan,
  ) {}

  async execute({ personId, outcome }: RenewTestPlan): Promise<void> {
    if (!(this.biller instanceof TestBiller)) throw new CheckoutNotFound();
    await this.biller.renew(await this.running.of(personId), outcome);
  }
}
