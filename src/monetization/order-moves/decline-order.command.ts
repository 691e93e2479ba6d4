import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';

/** The seller does not want to send it; the deal stands. */
export class DeclineOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
  ) {
    super();
  }
}

@CommandHandler(DeclineOrder)
export class DeclineOrderHandler implements ICommandHandler<DeclineOrder> {
  constructor(private readonly moves: OrderMoves) {}

  execute({ actor, orderId }: DeclineOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'decline' }, ({ order, now }) => order.decline(now));
  }
}
