import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';
import { Receipt } from './receipt.js';

/** The buyer has it, or the money back. */
export class ConfirmOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmOrder)
export class ConfirmOrderHandler implements ICommandHandler<ConfirmOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly receipt: Receipt,
  ) {}

  execute({ actor, orderId }: ConfirmOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'confirm' }, (turn) =>
      turn.order.status === 'refunded' ? turn.order.settle(turn.now) : this.receipt.complete(turn, turn.side),
    );
  }
}
