import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';

/** The seller has seen to what the buyer reported. */
export class ResolveOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly answer: string,
  ) {
    super();
  }
}

@CommandHandler(ResolveOrder)
export class ResolveOrderHandler implements ICommandHandler<ResolveOrder> {
  constructor(private readonly moves: OrderMoves) {}

  execute({ actor, orderId, answer }: ResolveOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'resolve' }, ({ order, now }) =>
      order.resolve(answer, now),
    );
  }
}
