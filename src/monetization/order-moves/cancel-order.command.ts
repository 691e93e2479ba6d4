import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { ReleaseListing, SaleTo, VoidSale } from '../../catalog/catalog.contract.js';
import { CallOffDeal } from '../../messaging/messaging.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves, type Turn } from './order-moves.js';

/**
 * Either of the two calls it off before it is sent: the deal is off, and the item for sale again. A buyer who takes a request
 * back keeps the deal.
 */
export class CancelOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
  ) {
    super();
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  execute({ actor, orderId }: CancelOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'cancel' }, async (turn) => {
      const { order, side, now } = turn;
      const { status } = order;
      order.cancel(side, now);
      if (status !== 'requested') await this.giveBack(turn);
    });
  }

  /** A sale that was recorded is voided, a deal called off, what the order alone kept given back. */
  private async giveBack({ order, side }: Turn): Promise<void> {
    const { listingId, sellerId, buyerId } = order;
    if (!listingId) return;
    const saleId = await this.queries.execute(new SaleTo(listingId, buyerId));
    if (saleId) await this.commands.execute(new VoidSale(listingId, saleId));
    const by = order.idOf(side);
    await this.commands.execute(new CallOffDeal(listingId, sellerId, buyerId, by));
    await this.commands.execute(new ReleaseListing(listingId, sellerId, order.id, buyerId));
  }
}
