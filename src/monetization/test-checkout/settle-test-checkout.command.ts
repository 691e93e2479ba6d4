import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TestOutcome } from '#contract/monetization/subscriptions';
import { Clock } from '#platform/config/clock';
import { Biller } from '../billing/biller.js';
import { CheckoutClosed, CheckoutNotFound, PaymentFailed } from '../billing/billing.errors.js';
import { Checkouts } from '../billing/checkouts.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { TestBiller } from '../test-billing/test-biller.js';

/** What became of a test checkout; said twice, it is once. */
export class SettleTestCheckout extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
    readonly outcome: TestOutcome,
  ) {
    super();
  }
}

@CommandHandler(SettleTestCheckout)
export class SettleTestCheckoutHandler implements ICommandHandler<SettleTestCheckout> {
  constructor(
    private readonly em: EntityManager,
    private readonly biller: Biller,
    private readonly checkouts: Checkouts,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, id, outcome }: SettleTestCheckout): Promise<void> {
    const { biller } = this;
    if (!(biller instanceof TestBiller)) throw new CheckoutNotFound();
    await this.em.transactional(async () => {
      await this.subscriptions.lock(personId);
      const checkout = await this.checkouts.locked(id);
      if (!checkout || checkout.personId !== personId) throw new CheckoutNotFound();
      const wanted = outcome === 'abandon' ? 'abandoned' : 'paid';
      if (checkout.status === wanted) return;
      if (checkout.status !== 'open' || checkout.lapsesAt <= this.clock.now()) throw new CheckoutClosed();
      if (outcome === 'fail') throw new PaymentFailed();
      if (outcome === 'pay') await biller.pay(checkout);
      else await this.checkouts.abandon(id);
    });
  }
}
