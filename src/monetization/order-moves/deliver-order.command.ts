import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';
import { Receipt } from './receipt.js';

/** The seller says that it arrived. */
export class DeliverOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
  ) {
    super();
  }
}

@CommandHandler(DeliverOrder)
export class DeliverOrderHandler implements ICommandHandler<DeliverOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly receipt: Receipt,
  ) {}

  execute({ actor, orderId }: DeliverOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'deliver' }, (turn) =>
      this.receipt.complete(turn, turn.side),
    );
  }
}
