import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Biller } from '../billing/biller.js';
import { NothingIsSold } from '../billing/billing.errors.js';
import { Checkouts } from '../billing/checkouts.js';
import { Prices } from '../plans/prices.js';
import type { CheckoutBody } from './checkout.dto.js';

/** Somebody without a plan goes to pay for one; answers where. */
export class StartCheckout extends Command<string> {
  constructor(
    readonly personId: string,
    readonly wanted: CheckoutBody,
  ) {
    super();
  }
}

@CommandHandler(StartCheckout)
export class StartCheckoutHandler implements ICommandHandler<StartCheckout> {
  constructor(
    private readonly biller: Biller,
    private readonly prices: Prices,
    private readonly checkouts: Checkouts,
  ) {}

  async execute({ personId, wanted }: StartCheckout): Promise<string> {
    const { tier, cycle, coupon } = wanted;
    const source = this.biller.kind;
    if (source === 'none') throw new NothingIsSold();
    const price = await this.prices.offeredFor(tier, cycle);
    const checkout = await this.checkouts.begin({ personId, source, price, coupon: coupon ?? null });
    // Whoever takes the money may take their time: no transaction waits for them.
    return checkout.url ?? (await this.biller.open(checkout));
  }
}
